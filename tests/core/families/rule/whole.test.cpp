#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

const std::string kRules[] = {
    "game=rule&numbers=n&moves=n-k_for_k_in_1..3&lost=n==0&at=",
    "game=rule&numbers=n&moves=n-k_for_k_in_1..3&won=n==1_or_n==5&at=",
    "game=rule&numbers=n&moves=n-1;_n+2_if_n_lt_4&lost=n==0&won=n==5&at=",
    "game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1&won=n==2&at=",
};

Analysis analysis_at(const std::string& text) {
  const auto found = analyze(text);
  INFO(text);
  REQUIRE(std::holds_alternative<Analysis>(found));
  return std::get<Analysis>(found);
}

// Visits the text of every rule at `at` under every compound rule, in normal and misère play.
template <class Visit>
void for_each_text(const std::string& at, Visit visit) {
  for (const std::string& rule : kRules) {
    for (const char* compound : kEveryRule) {
      for (const char* play : {"normal", "misere"}) {
        visit(rule + at + "&sum=" + compound + "&play=" + play);
      }
    }
  }
}

}  // namespace

TEST_CASE("where a rule ends the whole game, every turn leads to what is said of it",
          "[rule][play]") {
  int turns = 0;
  int ended = 0;
  for (const char* at : {"4,3", "6", "3,2,4"}) {
    for_each_text(at, [&](const std::string& text) {
      CAPTURE(text);
      const Analysis here = analysis_at(text);
      CHECK(!here.grundy);
      const Continuations next = std::get<Continuations>(continuations(text, 0));
      std::uint64_t winning = 0;
      for (const Continuation& each : next.list) {
        const auto played = play_move(text, each.turn.notation);
        REQUIRE(std::holds_alternative<Played>(played));
        const Analysis after = analysis_at(std::get<Played>(played).text);
        REQUIRE(letter(after.verdict.outcome) == each.outcome);
        if (after.verdict.remoteness) REQUIRE(*after.verdict.remoteness == each.remoteness);
        winning += after.verdict.outcome == Outcome::Lose;
        ended += after.verdict.remoteness == 0;
        ++turns;
      }
      const bool won = here.verdict.outcome == Outcome::Win && !next.list.empty();
      REQUIRE((winning > 0) == won);
      if (won) REQUIRE(here.moves.count == BigCount(winning));
    });
  }
  CHECK(turns > 1'000);
  CHECK(ended > 100);
}

TEST_CASE("where the whole game is over nobody moves, though another component could",
          "[rule][play]") {
  for (const char* play : {"normal", "misere"}) {
    const std::string text = kRules[0] + "0,3&play=" + play;
    const Analysis over = analysis_at(text);
    CHECK(over.verdict.outcome == Outcome::Lose);
    CHECK(over.verdict.remoteness == 0);
    REQUIRE(over.steps.size() == 1);
    const auto* step = std::get_if<ItemsStep>(&over.steps[0].shape());
    REQUIRE(step != nullptr);
    CHECK((step->kind == StepKind::WholeEnds && step->items == Items{0}));
    CHECK(std::get<Continuations>(continuations(text, 0)).count == 0);
    CHECK_FALSE(std::get<Choice>(choose(text, 1, 0)).turn);
    CHECK(std::holds_alternative<Problems>(play_move(text, "2:1")));
  }
}

TEST_CASE("what the whole would be with a component elsewhere counts that it may be over",
          "[rule]") {
  for_each_text("4,3", [&](const std::string& text) {
    CAPTURE(text);
    const WhatIf moved = std::get<WhatIf>(what_if(text, 0));
    REQUIRE(moved.outcomes.size() > 6);
    for (std::size_t n = 0; n < 7; ++n) {
      std::string other = text;
      other.replace(other.find("at=4"), 4, "at=" + std::to_string(n));
      REQUIRE(moved.outcomes[n] == letter(analysis_at(other).verdict.outcome));
    }
  });
}

// The condition holds nowhere that play can come, so that plain recursion tells the rest too.
TEST_CASE("a position is decided though the places shown reach more than can be searched",
          "[rule][oracle]") {
  for (const char* rule : {"n-1,n-1&at=3&lost=n==100", "n-1,n-1;n-3&at=3&won=n==30",
                           "copies(n-3,n-1)&at=3&lost=n==9", "copies(n-3,n-1)&at=5&lost=n==9"}) {
    for (const char* play : {"normal", "misere"}) {
      const std::string text = std::string("game=rule&numbers=n&moves=") + rule + "&play=" + play;
      CAPTURE(text);
      const Game game = game_of(text);
      Oracle oracle(game);
      const Whole start = start_of(game);
      const Analysis here = analyze(game);
      CHECK(here.verdict.outcome == outcome_of(oracle.won(start)));
      CHECK(here.verdict.remoteness == oracle.remoteness(start));
      CHECK(here.moves.count == BigCount(oracle.winning_turns(start).size()));
    }
  }
}

TEST_CASE("of the places shown all are decided up to one that reaches too much", "[rule]") {
  const std::string rule = "game=rule&numbers=n&moves=n-1,n-1;n-2&lost=n==2&at=";
  const std::vector<std::uint8_t> outcomes = analysis_at(rule + "3").tables[0].outcomes;
  REQUIRE(outcomes.size() == 21);
  for (std::size_t n = 0; n < 7; ++n) {
    CAPTURE(n);
    const Analysis alone = analysis_at(rule + std::to_string(n) + "&upto=1");
    REQUIRE(alone.verdict.outcome != Outcome::Undecided);
    CHECK(outcomes[n] == letter(alone.verdict.outcome));
  }
  CHECK(outcomes[20] == kUndecided);
}

TEST_CASE("why a position without a turn is decided names only what is known", "[rule]") {
  const std::string rule = "game=rule&numbers=n&moves=n+1_if_n_gt_0&at=";
  const Analysis stuck = analysis_at(rule + "3,0&sum=conjunctive");
  CHECK(stuck.verdict.outcome == Outcome::Lose);
  REQUIRE(stuck.steps.size() >= 2);
  const auto* own = std::get_if<OptionsStep>(&stuck.steps[0].shape());
  REQUIRE(own != nullptr);
  CHECK((own->items == Items{1} && own->result == 0 && own->values.empty()));
  const auto* least = std::get_if<ValuesStep>(&stuck.steps[1].shape());
  REQUIRE(least != nullptr);
  CHECK(least->kind == StepKind::LeastRemoteness);
  CHECK((least->items == Items{1} && least->values == std::vector<std::uint64_t>{0}));
  const Analysis over = analysis_at("game=rule&numbers=n&moves=n+1&at=3,4&lost=n==3");
  REQUIRE(over.steps.size() == 1);
  const auto* ends = std::get_if<ItemsStep>(&over.steps[0].shape());
  REQUIRE(ends != nullptr);
  CHECK((ends->kind == StepKind::WholeEnds && ends->items == Items{0}));
  const Analysis single = analysis_at("game=rule&numbers=n&moves=n+1&at=4&sum=not-all");
  CHECK(single.verdict.outcome == Outcome::Lose);
  CHECK(std::get<Theorem>(single.verdict.reason) == Theorem::Single);
}

}  // namespace grundy
