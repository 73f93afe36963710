#include <bit>
#include <numeric>
#include <optional>

#include "benchmark/measure.hpp"
#include "families/grid/board_table.hpp"
#include "families/grid/family.hpp"
#include "games/game.hpp"

namespace grundy::bench {
namespace {

Board board_of(const std::string& piece, int side) {
  const std::string last = std::to_string(side - 1);
  Problems problems;
  const std::string size = std::to_string(side) + "x" + std::to_string(side);
  const auto game = read_game("game=board&size=" + size + "&pieces=" + piece + "@" + last + "," +
                                  last + (piece == "knight4" ? "" : "&toward=left-down"),
                              problems);
  return *game->position.as<Board>();
}

// Makes about a tenth of the cells holes.
void damage(Board& board) {
  Numbers numbers(1);
  for (std::uint32_t cell = 0; cell < board.size.cells(); ++cell) {
    if (numbers.below(10) == 0) board.holes.push_back(cell);
  }
}

std::uint64_t checksum(const SolvedTable& table) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < table.positions(); i += 997) sum = sum * 31 + table.number(i);
  return sum;
}

// The plain way for a piece with few options: collects their numbers as bits of a word and counts its
// trailing ones, which is the mex.
std::uint8_t number_by_options(const Board& board, const std::vector<std::uint8_t>& holes,
                               const std::vector<std::uint8_t>& numbers, std::int32_t x,
                               std::int32_t y) {
  const auto width = static_cast<std::int32_t>(board.size.width);
  const auto height = static_cast<std::int32_t>(board.size.height);
  std::uint64_t present = 0;
  for (const PieceMove& move : board.kinds[0].moves) {
    const std::int32_t to_x = x + move.dx;
    const std::int32_t to_y = y + move.dy;
    if (to_x < 0 || to_y < 0 || to_x >= width || to_y >= height) continue;
    const auto option = static_cast<std::size_t>(to_y * width + to_x);
    if (!holes[option]) present |= std::uint64_t{1} << numbers[option];
  }
  return static_cast<std::uint8_t>(std::countr_one(present));
}

Measured row_scan(Board board) {
  damage(board);
  const auto holes = hole_map(board);
  const auto width = static_cast<std::int32_t>(board.size.width);
  const auto height = static_cast<std::int32_t>(board.size.height);
  return timed([&] {
    SolvedTable table;
    table.small_grundy.resize(holes.size());
    std::vector<std::uint8_t>& numbers = table.small_grundy;
    for (std::int32_t y = 0; y < height; ++y) {
      for (std::int32_t x = 0; x < width; ++x) {
        const auto cell = static_cast<std::size_t>(y * width + x);
        if (!holes[cell]) numbers[cell] = number_by_options(board, holes, numbers, x, y);
      }
    }
    return checksum(table);
  });
}

Measured solved(Board board, bool damaged, bool depth) {
  if (damaged) damage(board);
  const auto holes = hole_map(board);
  return timed([&] { return checksum(solve_kind(board, holes, 0, {.depth = depth})); });
}

Measured by_options(Board board, bool damaged) {
  if (damaged) damage(board);
  const auto holes = hole_map(board);
  return timed([&] { return checksum(solve_kind_by_options(board, holes, 0, {})); });
}

}  // namespace

std::vector<Measure> board_measures() {
  std::vector<Measure> measures{
      {"queen 1000 by options", [] { return by_options(board_of("queen", 1000), false); }}};
  for (const int side : {1000, 4000}) {
    const std::string name = "queen " + std::to_string(side);
    measures.push_back({name, [=] { return solved(board_of("queen", side), false, true); }});
    measures.push_back(
        {name + " numbers", [=] { return solved(board_of("queen", side), false, false); }});
  }
  for (const char* piece : {"king", "knight2", "knight4"}) {
    const std::string name = piece;
    measures.push_back({name, [=] { return solved(board_of(piece, 4000), true, true); }});
    measures.push_back(
        {name + " numbers", [=] { return solved(board_of(piece, 4000), true, false); }});
    measures.push_back({name + " row scan", [=] { return row_scan(board_of(piece, 4000)); }});
    measures.push_back(
        {name + " by options", [=] { return by_options(board_of(piece, 4000), true); }});
  }
  return measures;
}

}  // namespace grundy::bench
