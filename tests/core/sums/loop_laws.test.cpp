#include <algorithm>
#include <set>

#include "games/analyze.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Moves1 = std::vector<std::pair<std::size_t, std::uint64_t>>;  // each item and its new number

Moves1 moves_of_turn(const PlayedTurn& turn) {
  Moves1 moves;
  for (const Move& move : turn.moves) moves.push_back({move.item, move.to});
  return moves;
}

// The loopy Grundy number of a component, decoded from the analysis: finite, or infinite with its set.
LoopyNumber number_of(const Analysis& analysis, std::size_t component) {
  const Table& table = analysis.tables[analysis.components.table[component]];
  const auto name = static_cast<std::uint32_t>(analysis.components.grundy[component]);
  const std::uint32_t set = UINT32_MAX - name;
  if (set >= table.loop_sets.size()) return {name, {}};
  return {{}, {table.loop_sets[set].begin(), table.loop_sets[set].end()}};
}

// Whether a component can move and may go in circles.
bool may_circle(const Analysis& analysis) {
  for (std::size_t i = 0; i < analysis.components.table.size(); ++i) {
    const Table& table = analysis.tables[analysis.components.table[i]];
    if (!table.loop_sets.empty() && analysis.components.remoteness[i] != 0) return true;
  }
  return false;
}

// All winning turns must be listed. Where a component may go in circles, those that lower the
// remoteness come first.
void check_turns(const LoopOracle& oracle, const Analysis& analysis) {
  std::set<Moves1> winning;
  std::set<Moves1> nearer;
  for (const auto& [turn, remoteness] : oracle.winning_turns()) {
    winning.insert(turn.moves);
    if (remoteness < oracle.remoteness()) nearer.insert(turn.moves);
  }
  std::set<Moves1> listed;
  std::set<Moves1> first;
  for (const PlayedTurn& turn : analysis.moves.list) {
    listed.insert(moves_of_turn(turn));
    if (first.size() < nearer.size()) first.insert(moves_of_turn(turn));
  }
  CHECK(analysis.moves.count == BigCount(winning.size()));
  CHECK(analysis.moves.list.size() == winning.size());
  CHECK(listed == winning);
  if (analysis.verdict.remoteness && may_circle(analysis)) CHECK(first == nearer);
}

// Returns 1 if the position was compared, 0 if it is too large.
int check_against_fix_point(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const LoopOracle oracle(game);
  if (oracle.too_large()) return 0;
  const Analysis analysis = analyze(game);
  REQUIRE(analysis.verdict.outcome == oracle.outcome());
  if (analysis.verdict.remoteness) CHECK(analysis.verdict.remoteness == oracle.remoteness());
  check_turns(oracle, analysis);
  return 1;
}

const std::vector<std::string>& every_sum() {
  static const std::vector<std::string> sums{"disjunctive", "selective", "not-all", "conjunctive",
                                             "continued",   "up-to-2",   "up-to-3"};
  return sums;
}

}  // namespace

TEST_CASE("loopy sums are decided under every compound rule", "[law][loops][oracle][sum]") {
  Random random(221);
  int checked = 0;
  for (int round = 0; round < rounds(500); ++round) {
    const std::string text = random_loopy_sum(random);
    for (const std::string& sum : every_sum()) {
      checked += check_against_fix_point(text + "&sum=" + sum);
    }
  }
  CHECK(checked > 1600);
}

TEST_CASE("turns of a loopy piece beside one that cannot move are listed as those of it alone",
          "[law][loops][sum]") {
  for (const std::string text :
       {"game=board&size=5x3&piece.own=leap(1,0)leap(-1,0)slide(1,-1)leap(-1,-2)"
        "&pieces=own@0,0,own@1,2&holes=1,0,3,1,4,0",
        "game=board&size=5x4&piece.own=slide(2,1)leap(-2,-1)leap(-1,-2)"
        "&pieces=own@2,2,own@4,1&holes=0,1,1,3,2,0,3,1,3,3"}) {
    for (const std::string& sum : every_sum()) CHECK(check_against_fix_point(text + "&sum=" + sum));
  }
}

TEST_CASE("each loopy piece is solved as round after round solves it alone",
          "[law][loops][oracle]") {
  Random random(222);
  for (int round = 0; round < 1500; ++round) {
    const std::string text = random_loopy_piece(random);
    CAPTURE(text);
    Game game = game_of(text);
    const Analysis analysis = analyze(game);
    const LoopOracle oracle(game);
    if (oracle.too_large()) continue;
    REQUIRE(analysis.components.outcome[0] == letter(oracle.outcome()));
    REQUIRE(analysis.components.remoteness[0] == oracle.remoteness());
    REQUIRE(number_of(analysis, 0) == oracle.number());
    REQUIRE(analysis.grundy.has_value() == oracle.number().finite.has_value());
  }
}

TEST_CASE("what if a piece of a loopy sum stood elsewhere is what is decided there",
          "[law][loops][sum]") {
  Random random(223);
  for (int round = 0; round < 150; ++round) {
    const std::string text = random_loopy_sum(random) +
                             "&sum=" + every_sum()[random.below(static_cast<std::uint32_t>(7))];
    CAPTURE(text);
    Game game = game_of(text);
    auto& board = *game.position.as<Board>();
    const auto part = random.below(static_cast<std::uint32_t>(board.pieces.size()));
    const WhatIf elsewhere = std::get<WhatIf>(what_if(text, part));
    for (std::size_t state = 0; state < elsewhere.outcomes.size(); ++state) {
      if (elsewhere.outcomes[state] == kNoPosition) continue;
      board.pieces[part].cell = static_cast<std::uint32_t>(state);
      CHECK(elsewhere.outcomes[state] == letter(analyze(game).verdict.outcome));
    }
  }
}

TEST_CASE("full pieces that can move are drawn, and isolated ones have ended", "[loops]") {
  const Analysis knight = analyze(game_of("game=board&size=3x3&pieces=knight@b2,knight@a1"));
  CHECK(knight.components.outcome == std::vector<std::uint8_t>{kLost, kDraw});
  CHECK(knight.verdict.outcome == Outcome::Draw);
  CHECK(knight.moves.count == BigCount(0));
  CHECK(!knight.grundy);
}

}  // namespace grundy
