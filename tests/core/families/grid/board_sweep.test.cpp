#include "families/grid/sweeps/board_sweep.hpp"

#include "families/grid/board_table.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Solving by options takes every cell after the cells it can reach; the sweep must give the same table.
bool check_sweep(const Board& board, std::uint32_t kind, Play play) {
  const auto plan = plan_sweep(board.size, board.kinds[kind].moves);
  if (!plan) return false;
  const auto holes = hole_map(board);
  const Wanted wanted{.play = play, .misere_numbers = true, .suspense = true, .growth = true};
  const SolvedTable swept = solve_by_sweep(*plan, holes, wanted);
  const SolvedTable plain = solve_kind_by_options(board, holes, kind, wanted);
  REQUIRE(swept.grundy == plain.grundy);
  REQUIRE(swept.won == plain.won);
  REQUIRE(swept.remoteness == plain.remoteness);
  REQUIRE(swept.misere_grundy == plain.misere_grundy);
  REQUIRE(swept.tame == plain.tame);
  REQUIRE(swept.suspense == plain.suspense);
  REQUIRE(swept.grows == plain.grows);
  return true;
}

}  // namespace

TEST_CASE("the sweep solves random boards and pieces as their options do", "[sweep][law]") {
  Random random(42);
  int swept = 0;
  for (int round = 0; round < 4000; ++round) {
    const std::string text = random_board(random);
    CAPTURE(text);
    const Game game = game_of(text);
    const auto& board = *game.position.as<Board>();
    for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
      swept += check_sweep(board, kind, game.play);
    }
  }
  CHECK(swept > 4000);
}

TEST_CASE("the sweep solves larger boards with many damaged cells as their options do",
          "[sweep][law]") {
  Random random(43);
  for (const char* size : {"40x17", "9x61", "31x31", "1x90", "90x1"}) {
    for (const char* corner : {"left-down", "left-up", "right-down", "right-up"}) {
      Game game = game_of("game=board&size=" + std::string(size) +
                          "&piece.own=slide(-2,-1)slide(-1,0)leap(-3,2)leap(0,-2)"
                          "&pieces=queen@a1,rook@a1,bishop@a1,king@a1,own@a1&toward=" +
                          corner);
      auto& board = *game.position.as<Board>();
      for (std::uint32_t cell = 1; cell < board.size.cells(); ++cell) {
        if (random.below(9) == 0) board.holes.push_back(cell);
      }
      for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
        CAPTURE(size, corner, board.kinds[kind].name);
        check_sweep(board, kind, Play::Normal);
      }
    }
  }
}

TEST_CASE("the sweep solves boards of several tiles as their options do", "[sweep][law]") {
  for (const char* size : {"70x70", "97x40", "33x64"}) {
    for (const char* corner : {"left-down", "left-up", "right-down", "right-up"}) {
      const Game game = game_of("game=board&size=" + std::string(size) +
                                "&piece.steep=slide(-1,-3)slide(-2,-1)slide(0,-2)leap(-1,0)"
                                "&piece.mirrored=slide(-1,0)slide(0,-1)slide(-2,-2)slide(-1,-1)"
                                "&pieces=queen@a1,rook@a1,king@a1,steep@a1,mirrored@a1&toward=" +
                                corner);
      const auto& board = *game.position.as<Board>();
      for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
        CAPTURE(size, corner, board.kinds[kind].name);
        CHECK(check_sweep(board, kind, Play::Normal));
        CHECK(check_sweep(board, kind, Play::Misere));
      }
    }
  }
}

TEST_CASE("long slides of queens keep their sets apart", "[sweep][law]") {
  const Game game = game_of("game=board&size=130x130&pieces=queen@a1&toward=left-down");
  CHECK(check_sweep(*game.position.as<Board>(), 0, Play::Misere));
}

TEST_CASE("vectors that go up one way and down another have no sweep", "[sweep]") {
  const Game game = game_of("game=board&size=8x8&pieces=knight4@a1");
  CHECK_FALSE(plan_sweep({8, 8}, game.position.as<Board>()->kinds[0].moves));
}

}  // namespace grundy
