#include "games/choose.hpp"

#include <set>

#include "games/play_move.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Choice chosen(const std::string& text, std::uint64_t seed, double errs = 0) {
  return std::get<Choice>(choose(text, seed, errs));
}

std::string played(const std::string& text, const Choice& choice) {
  REQUIRE(choice.turn.has_value());
  const auto after = play_move(text, choice.turn->notation);
  REQUIRE(std::holds_alternative<Played>(after));
  return std::get<Played>(after).text;
}

void check_choice(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Choice choice = chosen(text, 7);
  REQUIRE(choice.turn.has_value() != turns_of(game, start).empty());
  if (!choice.turn) return;
  const Whole after = start_of(game_of(played(text, choice)));
  REQUIRE(oracle.won(after) != oracle.won(start));
  REQUIRE(oracle.remoteness(after) == oracle.remoteness(start) - 1);
  REQUIRE(choice.motive == (oracle.won(start) ? Motive::Wins : Motive::Delays));
}

}  // namespace

TEST_CASE("the winner hastens and the loser delays", "[play][law][oracle]") {
  const std::vector<std::string> texts = small_games();
  for (std::size_t i = 1; i < texts.size(); i += 3) {
    check_choice(texts[i]);
    if (i % 5 == 0) check_choice(texts[i] + "&sum=" + kEveryRule[i / 5 % 6]);
  }
  Random random(431);
  for (int round = 0; round < rounds(30); ++round) {
    const std::string text = random_sum(random);
    for (const char* rule : kEveryRule) check_choice(text + "&sum=" + rule);
  }
}

TEST_CASE("where moves go in circles a win comes nearer and a draw is kept", "[play][law][loops]") {
  Random random(432);
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_loopy_sum(random) + "&sum=" + kEveryRule[round % 6];
    CAPTURE(text);
    const Game game = game_of(text);
    const LoopOracle oracle(game);
    const Choice choice = chosen(text, 3);
    if (oracle.too_large() || !choice.turn) continue;
    const Game next = game_of(played(text, choice));
    const LoopOracle after(next);
    if (oracle.outcome() == Outcome::Draw) {
      CHECK(choice.motive == Motive::Draws);
      CHECK(after.outcome() == Outcome::Draw);
    } else {
      CHECK(after.remoteness() == oracle.remoteness() - 1);
    }
  }
}

TEST_CASE("a player who always errs takes any turn, as the seed decides", "[play]") {
  const std::string text = "game=nim&piles=2,1";
  std::set<std::string> notations;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Choice choice = chosen(text, seed, 1);
    CHECK(choice.motive == Motive::Errs);
    CHECK(played(text, choice) == played(text, chosen(text, seed, 1)));
    notations.insert(choice.turn->notation);
    CHECK(chosen(text, seed, 0).turn->notation == "1:1");
  }
  CHECK(notations == std::set<std::string>{"1:0", "1:1", "2:0"});
  CHECK(std::get<Problems>(choose("game=nim&piles=x", 0, 0)).has("piles"));
}

TEST_CASE("a turn is chosen in positions of any size", "[play]") {
  std::string many = "game=nim&piles=1";
  for (int i = 1; i < 50'000; ++i) many += i % 2 == 1 ? ",3" : ",2";
  CHECK(played(many, chosen(many, 1)).size() == many.size());
  for (const char* text :
       {"game=nim&piles=9007199254740991,9007199254740990",
        "game=board&size=700x700&pieces=queen@699,698&toward=left-down",
        "game=board&size=300x300&pieces=queen@200,198,queen@7,9&toward=left-down&sum=conjunctive",
        "game=subtraction&take=1,3,4&piles=100000,99999", "game=cake&piles=9007199254740991,5",
        "game=roxor&pots=9,0,0,3,5,0,0,9,9,1,1",
        "game=tree&parents=0,1,1,3,3,4&coins=0,900,800,700,600,500",
        "game=northcott&columns=900000&rows=1-800000,9-70"}) {
    CAPTURE(text);
    const Choice choice = chosen(text, 5);
    CHECK(choice.motive == Motive::Wins);
    CHECK(chosen(played(text, choice), 5).motive != Motive::Wins);
  }
}

}  // namespace grundy
