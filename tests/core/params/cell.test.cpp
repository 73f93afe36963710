#include "params/cell.hpp"

#include "support/catch.hpp"

namespace grundy {

TEST_CASE("a cell is read as letter and row or as x,y from 0", "[cell]") {
  const auto letter = read_cell("c5");
  const auto pair = read_cell("2,4");
  REQUIRE(letter);
  REQUIRE(pair);
  CHECK(letter->x == pair->x);
  CHECK(letter->y == pair->y);
}

TEST_CASE("what is no cell is not read", "[cell]") {
  for (const char* text : {"", "c", "5", "c0", "C5", "cc5", "5c", "2,", ",4", "-1,2", "c-1"}) {
    CAPTURE(text);
    CHECK_FALSE(read_cell(text));
  }
}

TEST_CASE("every cell of a wide board is written so that it is read back", "[cell][law]") {
  const BoardSize size{30, 3};
  for (std::uint32_t cell = 0; cell < size.cells(); ++cell) {
    const auto name = read_cell(write_cell(cell, size));
    REQUIRE(name);
    CHECK(name->x + name->y * size.width == cell);
  }
}

TEST_CASE("a comma between two numbers belongs to the cell, any other one separates", "[cell]") {
  const auto cells = split_cells("b2,30,40,c3, 31 , 41");
  REQUIRE(cells.size() == 4);
  CHECK(cells[1] == "30,40");
  CHECK(cells[3] == "31 , 41");
  const auto pieces = split_cells("queen@30,40,king@b2");
  REQUIRE(pieces.size() == 2);
  CHECK(pieces[0] == "queen@30,40");
}

}  // namespace grundy
