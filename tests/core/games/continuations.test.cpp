#include "games/continuations.hpp"

#include <map>
#include <set>

#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::vector<Continuation> all_continuations(const std::string& text) {
  std::vector<Continuation> list;
  while (true) {
    const Continuations page = std::get<Continuations>(continuations(text, list.size()));
    REQUIRE(page.from == list.size());
    REQUIRE(page.count.has_value());
    list.insert(list.end(), page.list.begin(), page.list.end());
    if (list.size() >= *page.count) return list;
    REQUIRE_FALSE(page.list.empty());
  }
}

Whole whole_after(const std::string& text, const std::string& notation) {
  const auto after = play_move(text, notation);
  REQUIRE(std::holds_alternative<Played>(after));
  return start_of(game_of(std::get<Played>(after).text));
}

void check_reply(Oracle& oracle, const std::string& text, const Continuation& continuation,
                 const Whole& after) {
  const bool can_win = oracle.won(after) && oracle.remoteness(after) > 0;
  REQUIRE(continuation.reply.has_value() == can_win);
  if (!can_win) return;
  const auto next = std::get<Played>(play_move(text, continuation.turn.notation)).text;
  const Whole answered = whole_after(next, continuation.reply->notation);
  REQUIRE_FALSE(oracle.won(answered));
  REQUIRE(oracle.remoteness(answered) == oracle.remoteness(after) - 1);
}

void check_continuations(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  std::map<std::vector<Change>, Whole> expected;
  for (const WholeTurn& turn : turns_of(game, start_of(game))) expected[turn.moves] = turn.after;
  const std::vector<Continuation> list = all_continuations(text);
  REQUIRE(list.size() == expected.size());
  std::set<std::vector<Change>> seen;
  for (const Continuation& continuation : list) {
    const std::vector<Change> moves = changes_told(game, continuation.turn.moves);
    CAPTURE(continuation.turn.notation);
    REQUIRE(expected.count(moves) == 1);
    REQUIRE(seen.insert(moves).second);
    const Whole& after = expected[moves];
    REQUIRE(whole_after(text, continuation.turn.notation) == after);
    REQUIRE(continuation.outcome == letter(oracle.won(after)));
    REQUIRE(continuation.remoteness == oracle.remoteness(after));
    check_reply(oracle, text, continuation, after);
  }
}

}  // namespace

TEST_CASE("continuations are the legal turns, with what the oracle says of each and the best reply",
          "[play][law][oracle]") {
  const std::vector<std::string> texts = small_games();
  for (std::size_t i = 0; i < texts.size(); i += 3) {
    check_continuations(texts[i]);
    if (i % 5 == 0) check_continuations(texts[i] + "&sum=" + kEveryRule[i / 5 % 6]);
  }
}

TEST_CASE("continuations hold under every compound rule", "[play][law][oracle][sum]") {
  Random random(421);
  for (int round = 0; round < rounds(20); ++round) {
    const std::string text = random_sum(random);
    for (const char* rule : kEveryRule) check_continuations(text + "&sum=" + rule);
  }
}

TEST_CASE("continuations of positions too large to search come with what theory knows", "[play]") {
  const auto page =
      std::get<Continuations>(continuations("game=nim&piles=9007199254740991,9007199254740990", 0));
  CHECK(page.count == 18014398509481981u);
  CHECK(page.list.size() == Continuations::kMaxListed);
  for (const Continuation& continuation : page.list) {
    CHECK(continuation.outcome == kWon);
    CHECK(continuation.reply.has_value());
  }
  CHECK(std::get<Continuations>(continuations("game=nim&piles=3,1&sum=selective", 7)).list.empty());
  CHECK(std::get<Problems>(continuations("game=nim&piles=x", 0)).has("piles"));
}

TEST_CASE("an empty position has no continuations, whatever the game", "[play]") {
  for (const char* text :
       {"game=nim&piles=", "game=poker-nim&piles=&adds=", "game=nimble&coins=",
        "game=board&size=4x4&pieces=", "game=board&size=4x4&pieces=&toward=left-down",
        "game=tree&parents=0&coins=0", "game=staircase&stairs=", "game=ordered&piles=",
        "game=cake&piles=", "game=roxor&pots=", "game=northcott&columns=4&rows="}) {
    for (const char* play : {"", "&play=misere"}) {
      CAPTURE(text, play);
      CHECK(all_continuations(std::string(text) + play).empty());
    }
  }
}

}  // namespace grundy
