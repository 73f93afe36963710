#include "families/grid/pieces.hpp"

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

TEST_CASE("a direction is found exactly for vectors inside an open half-plane", "[pieces]") {
  CHECK(common_direction(std::vector<PieceMove>{{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}}));
  CHECK(common_direction(std::vector<PieceMove>{{-1, 0, true}, {-2, 0}}));
  CHECK_FALSE(common_direction(std::vector<PieceMove>{{-1, 0}, {1, 0}}));
  CHECK_FALSE(common_direction(std::vector<PieceMove>{{-1, 2}, {-1, -1}, {2, -1}}));
  CHECK_FALSE(common_direction(std::vector<PieceMove>{{-1, 0}, {1, 0}, {0, 1}}));
}

TEST_CASE("every vector gains in the direction that is found", "[pieces][law]") {
  Random random(7);
  int found = 0;
  for (int round = 0; round < 5000; ++round) {
    std::vector<PieceMove> moves;
    for (std::uint32_t i = 0; i <= random.below(4); ++i) {
      moves.push_back({random.between(-4, 4), random.between(-4, 4)});
      if (moves.back() == PieceMove{}) moves.back().dx = 1;
    }
    const auto direction = common_direction(moves);
    // For vectors this small, one of these directions works if any does.
    bool exists = false;
    for (std::int64_t a = -17; a <= 17; ++a) {
      for (std::int64_t b = -17; b <= 17; ++b) {
        exists = exists || std::all_of(moves.begin(), moves.end(), [&](const PieceMove& move) {
                   return a * move.dx + b * move.dy > 0;
                 });
      }
    }
    CAPTURE(write_vectors(moves));
    REQUIRE(direction.has_value() == exists);
    if (!direction) continue;
    ++found;
    for (const PieceMove& move : moves) {
      CHECK(direction->a * move.dx + direction->b * move.dy > 0);
    }
  }
  CHECK(found > 1000);
}

namespace {

std::vector<PieceMove> turned(const NamedPiece& piece, std::optional<Corner> corner) {
  std::vector<PieceMove> moves;
  for_each_turned(piece.moves, piece.full, corner,
                  [&](const PieceMove& move) { moves.push_back(move); });
  return moves;
}

}  // namespace

TEST_CASE("a full piece keeps what goes toward the corner", "[pieces]") {
  const NamedPiece* knight = find_piece("knight");
  REQUIRE(knight != nullptr);
  const auto moves = turned(*knight, Corner{-1, -1});
  CHECK(moves.size() == 2);
  const NamedPiece* king = find_piece("king");
  CHECK(turned(*king, Corner{-1, 1}).size() == 3);
  CHECK(turned(*king, std::nullopt).size() == 8);
}

TEST_CASE("other pieces are mirrored toward the corner", "[pieces]") {
  const NamedPiece* pawn = find_piece("pawn");
  REQUIRE(pawn != nullptr);
  CHECK(turned(*pawn, Corner{-1, 1}) == std::vector<PieceMove>{{0, 1}});
  CHECK(turned(*pawn, std::nullopt) == std::vector<PieceMove>{{0, -1}});
}

TEST_CASE("vectors are read as they are written", "[pieces][law]") {
  const std::string text = "leap(-1,-3)leap(-3,-1)slide(-1,0)";
  const auto moves = read_vectors(text);
  REQUIRE(moves);
  CHECK(write_vectors(*moves) == text);
  for (const char* wrong : {"leap", "leap(1)", "leap(0,0)", "jump(1,2)", "leap(1,2", "leap(a,1)"}) {
    CAPTURE(wrong);
    CHECK_FALSE(read_vectors(wrong));
  }
}

TEST_CASE("a corner is read in either order", "[pieces]") {
  CHECK(read_corner("up-left") == read_corner("left-up"));
  CHECK(write_corner(*read_corner("down-right")) == "right-down");
  CHECK_FALSE(read_corner("left"));
  CHECK_FALSE(read_corner("left-right"));
}

}  // namespace grundy
