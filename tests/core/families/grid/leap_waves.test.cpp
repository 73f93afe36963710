#include "families/grid/sweeps/leap_waves.hpp"

#include "families/grid/board_table.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::vector<std::uint32_t> numbers_of(const SolvedTable& table) {
  std::vector<std::uint32_t> numbers(table.positions());
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = table.number(i);
  return numbers;
}

// Solving by options takes every cell after the cells it can reach; the waves must give the same table.
bool check_waves(const Board& board, std::uint32_t kind, Play play) {
  const auto plan = plan_leap_waves(board.size, board.kinds[kind].moves);
  if (!plan) return false;
  const auto holes = hole_map(board);
  const SolvedTable waves = solve_by_waves(*plan, holes, {.play = play});
  const SolvedTable plain = solve_kind_by_options(board, holes, kind, {.play = play});
  REQUIRE(numbers_of(waves) == plain.grundy);
  REQUIRE(waves.won == plain.won);
  REQUIRE(waves.remoteness == plain.remoteness);
  REQUIRE(numbers_of(solve_by_waves(*plan, holes, {.play = play, .depth = false})) == plain.grundy);
  return true;
}

}  // namespace

TEST_CASE("waves solve random boards and pieces as their options do", "[waves][law]") {
  Random random(44);
  int waves = 0;
  for (int round = 0; round < 4000; ++round) {
    const std::string text = random_board(random);
    CAPTURE(text);
    const Game game = game_of(text);
    const auto& board = *game.position.as<Board>();
    for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
      waves += check_waves(board, kind, game.play);
    }
  }
  CHECK(waves > 1000);
}

TEST_CASE("waves solve boards of many strips with damaged cells as their options do",
          "[waves][law]") {
  Random random(45);
  for (const char* size : {"210x200", "40x17", "17x140", "420x20", "1x90", "90x1", "64x64"}) {
    for (const char* corner : {"left-down", "left-up", "right-down", "right-up"}) {
      Game game = game_of("game=board&size=" + std::string(size) +
                          "&piece.far=leap(-40,-5)leap(-3,2)leap(7,-9)leap(0,-1)"
                          "&piece.seven=leap(-1,0)leap(-2,0)leap(-3,0)leap(-4,0)leap(0,-1)"
                          "leap(0,-2)leap(-1,-1)"
                          "&pieces=king@a1,knight2@a1,knight4@a1,far@a1,seven@a1&toward=" +
                          corner);
      auto& board = *game.position.as<Board>();
      for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
        CAPTURE(size, corner, board.kinds[kind].name);
        CHECK(check_waves(board, kind, Play::Normal));
      }
      for (std::uint32_t cell = 1; cell < board.size.cells(); ++cell) {
        if (random.below(9) == 0) board.holes.push_back(cell);
      }
      for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
        CAPTURE(size, corner, board.kinds[kind].name);
        CHECK(check_waves(board, kind, Play::Normal));
        CHECK(check_waves(board, kind, Play::Misere));
      }
    }
  }
}

TEST_CASE("slides, eight leaps and leaps along an anti-diagonal are not for waves", "[waves]") {
  const Game game = game_of(
      "game=board&size=9x9&piece.eight=leap(-1,0)leap(-2,0)leap(-3,0)leap(-4,0)leap(0,-1)leap(0,-2)"
      "leap(0,-3)leap(0,-4)&piece.along=leap(-1,1)leap(-1,-1)&pieces=rook@a1,eight@a1,along@a1"
      "&toward=left-down");
  for (const PieceKind& kind : game.position.as<Board>()->kinds) {
    CHECK_FALSE(plan_leap_waves({9, 9}, kind.moves));
  }
}

}  // namespace grundy
