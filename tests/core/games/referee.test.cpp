#include "analysis/referee.hpp"

#include <set>
#include <string>

#include "oracle/fix_point.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Converts a referee's place to the oracle's numbering. The referee has Cram's free cells as bits of one number, keeps
// Chomp's empty rows, and lists Node Kayles' free nodes; heaps and typed rules are converted by their notation.
Whole seen(const Referee& referee, const Game& game, const Place& place) {
  if (const auto* cram = game.position.as<Cram>()) {
    Whole cells;
    for (std::uint32_t cell = 0; cell < cram->size.cells(); ++cell)
      cells.push_back(place[0] >> cell & 1);
    return cells;
  }
  if (game.position.as<Chomp>() != nullptr) {
    Whole rows = place;
    std::erase(rows, 0);
    return rows;
  }
  if (const auto* kayles = game.position.as<NodeKayles>()) {
    Whole free(kayles->names.size(), 0);
    for (const std::uint64_t node : place) free[node] = 1;
    return free;
  }
  if (game.position.as<TakeAndBreak>() == nullptr &&
      game.position.as<rule::RulePosition>() == nullptr) {
    return place;
  }
  Whole whole;
  for (std::size_t i = 0; i < place.size(); ++i) {
    whole.push_back(target_of(game, referee.written(place, {{i, place[i]}}).notation, 0));
  }
  return whole;
}

std::vector<Turn> all_turns(const Referee& referee, const Place& place) {
  const LegalTurns turns = referee.turns(place);
  std::vector<Turn> list;
  REQUIRE(turns.count().has_value());
  REQUIRE(turns.none() == (turns.count() == std::uint64_t{0}));
  for (std::uint64_t i = 0; i < *turns.count(); ++i) list.push_back(turns.at(i));
  return list;
}

void check_turns(const Referee& referee, const Game& game, const Place& place) {
  std::set<std::string> told;
  std::set<Place> reached;
  std::size_t moves = 0;
  for (const Turn& turn : all_turns(referee, place)) {
    REQUIRE(turn.size() >= moves);
    moves = turn.size();
    REQUIRE(told.insert(referee.written(place, turn).notation).second);
    reached.insert(seen(referee, game, referee.after(place, turn)));
  }
  std::set<Place> expected;
  for (const WholeTurn& turn : turns_of(game, seen(referee, game, place))) {
    expected.insert(turn.after);
  }
  REQUIRE(reached == expected);
}

void check_prospect(const Referee& referee, const Game& game, Oracle& oracle, const Place& place) {
  const Whole whole = seen(referee, game, place);
  const Prospect prospect = referee.judge(place);
  REQUIRE(prospect.outcome == outcome_of(oracle.won(whole)));
  if (prospect.remoteness == kUnknownRemoteness) return;
  REQUIRE(prospect.remoteness == oracle.remoteness(whole));
}

void check_turns_of_play(const Referee& referee, const Game& game, Oracle& oracle,
                         const Place& place) {
  const Whole whole = seen(referee, game, place);
  const auto after = [&](const Turn& turn) {
    return seen(referee, game, referee.after(place, turn));
  };
  const std::vector<Turn> winning = referee.winning_turns(place, 1'000);
  REQUIRE(winning.empty() != (oracle.won(whole) && oracle.remoteness(whole) > 0));
  for (const Turn& turn : winning) REQUIRE_FALSE(oracle.won(after(turn)));
  REQUIRE(referee.winning_turns(place, 1).size() == std::min<std::size_t>(1, winning.size()));
  const auto delaying = oracle.won(whole) ? std::nullopt : referee.delaying_turn(place);
  if (!delaying) return;
  REQUIRE(oracle.remoteness(after(*delaying)) == oracle.remoteness(whole) - 1);
}

void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const auto referee = game.position->referee(game);
  Oracle oracle(game);
  const Place start = referee->start();
  REQUIRE(seen(*referee, game, start) == start_of(game));
  check_turns(*referee, game, start);
  check_prospect(*referee, game, oracle, start);
  check_turns_of_play(*referee, game, oracle, start);
  for (const Turn& turn : all_turns(*referee, start)) {
    const Place after = referee->after(start, turn);
    check_prospect(*referee, game, oracle, after);
    check_turns_of_play(*referee, game, oracle, after);
  }
}

}  // namespace

TEST_CASE("a referee knows the turns of every small game and what theory says of them",
          "[referee][law][oracle]") {
  const std::vector<std::string> texts = small_games();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    check_against_oracle(texts[i]);
    // Over all games, each compound rule is tried on each family many times.
    if (i % 5 == 0) check_against_oracle(texts[i] + "&sum=" + kEveryRule[i / 5 % 6]);
  }
}

TEST_CASE("a referee knows the turns of random sums under every compound rule",
          "[referee][law][oracle][sum]") {
  Random random(411);
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_sum(random);
    for (const char* rule : kEveryRule) check_against_oracle(text + "&sum=" + rule);
  }
}

TEST_CASE("a referee judges sums that may go in circles", "[referee][law][loops]") {
  Random random(412);
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_loopy_sum(random) + "&sum=" + kEveryRule[round % 6];
    CAPTURE(text);
    const Game game = game_of(text);
    const LoopOracle oracle(game);
    if (oracle.too_large()) continue;
    const auto referee = game.position->referee(game);
    const Prospect prospect = referee->judge(referee->start());
    REQUIRE(prospect.outcome == oracle.outcome());
    if (prospect.remoteness != kUnknownRemoteness) {
      REQUIRE(prospect.remoteness == oracle.remoteness());
    }
    std::set<Place> lost;
    for (const auto& winning : oracle.winning_turns()) lost.insert(winning.first.after);
    for (const Turn& turn : all_turns(*referee, referee->start())) {
      const Place after = referee->after(referee->start(), turn);
      REQUIRE((referee->judge(after).outcome == Outcome::Lose) == (lost.count(after) > 0));
    }
  }
}

TEST_CASE("turns beyond all counting are numbered still", "[referee]") {
  std::string piles = "9007199254740991";
  for (int i = 1; i < 3'000; ++i) piles += "," + std::to_string(i);
  for (const char* rule : {"selective", "not-all", "continued", "up-to-2", "up-to-2999"}) {
    const std::string text = "game=nim&piles=" + piles + "&sum=" + rule;
    CAPTURE(rule);
    const Game game = game_of(text);
    const auto referee = game.position->referee(game);
    const LegalTurns turns = referee->turns(referee->start());
    CHECK_FALSE(turns.count().has_value());
    std::set<Place> reached;
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, kMaxExact - 1}) {
      const Turn turn = turns.at(number);
      CHECK_FALSE(turn.empty());
      for (const Moved& moved : turn) CHECK(moved.to < referee->start()[moved.part]);
      reached.insert(referee->after(referee->start(), turn));
    }
    CHECK(reached.size() == 3);
  }
}

}  // namespace grundy
