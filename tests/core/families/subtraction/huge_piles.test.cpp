#include <algorithm>

#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "games/analyze.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Topcoder's table for 1, 3 or 4 coins: lost at 0 and 2, with period 7.
bool lost_by_sevens(std::uint64_t size) { return size % 7 == 0 || size % 7 == 2; }

const PeriodStep* period_step(const Analysis& analysis) {
  for (const Step& step : analysis.steps) {
    if (const auto* found = std::get_if<PeriodStep>(&step)) return found;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("a huge pile is decided by the proved period", "[huge]") {
  for (std::uint64_t size = 1'000'000'000'000'000; size < 1'000'000'000'000'014; ++size) {
    const std::string text = "game=subtraction&take=1,3,4&piles=" + std::to_string(size);
    CAPTURE(text);
    const Analysis analysis = analysis_of(text);
    REQUIRE(analysis.verdict.outcome == outcome_of(!lost_by_sevens(size)));
    CHECK_FALSE(analysis.verdict.remoteness.has_value());
    REQUIRE(period_step(analysis) != nullptr);
    CHECK(period_step(analysis)->period == 7);
    CHECK(period_step(analysis)->preperiod == 0);
    std::size_t winning = 0;
    for (const std::uint64_t coins : {1U, 3U, 4U}) winning += lost_by_sevens(size - coins);
    if (lost_by_sevens(size)) winning = 0;
    CHECK(analysis.moves.list.size() == winning);
    for (const PlayedTurn& turn : analysis.moves.list) {
      CHECK(turn.moves[0].from == size);
      CHECK(lost_by_sevens(turn.moves[0].to));
    }
  }
}

TEST_CASE("huge piles add up as small ones of the same numbers do", "[huge]") {
  const std::string take = "game=subtraction&take=1,3,4&piles=";
  for (std::uint64_t a = 0; a < 7; ++a) {
    for (std::uint64_t b = 0; b < 7; ++b) {
      const auto both = [&](std::uint64_t far) {
        return take + std::to_string(far + a) + "," + std::to_string(b + 70);
      };
      const Analysis small = analysis_of(both(70));
      const Analysis huge = analysis_of(both(7 * std::uint64_t{1'000'000'000'000'000}));
      CAPTURE(a, b);
      CHECK(huge.verdict.outcome == small.verdict.outcome);
      CHECK(huge.grundy == small.grundy);
      CHECK(huge.moves.count == small.moves.count);
    }
  }
}

TEST_CASE("a huge pile in misère play has its own period", "[huge]") {
  // Topcoder's misère strip of 1, 3 or 4 coins begins WLWLWWWWLWLW.
  for (std::uint64_t a = 0; a < 7; ++a) {
    const std::string text = std::to_string(7 * std::uint64_t{1'000'000'000'000} + a);
    const Analysis huge = analysis_of("game=subtraction&take=1,3,4&piles=" + text + "&play=misere");
    CAPTURE(a);
    CHECK(huge.verdict.outcome == outcome_of(std::string("WLWLWWW")[a] == 'W'));
  }
}

TEST_CASE("a huge pile of an all-but set has the number and the winning moves of its options",
          "[huge][long]") {
  const std::string game = "game=subtraction&take=all-but(2,3,5,7)&piles=";
  const Piles rules = *game_of(game + "1").position.as<Piles>();
  constexpr std::uint32_t kFar = kMaxTabulatedPile + 20;
  const auto numbers = solve_by_windows(rules, kFar, {}).grundy;
  for (const std::uint64_t size : {kMaxTabulatedPile + 1, kMaxTabulatedPile + 14}) {
    for (const std::uint64_t other : {std::uint64_t{0}, std::uint64_t{777}, kMaxTabulatedPile}) {
      const Analysis analysis =
          analysis_of(game + std::to_string(size) + "," + std::to_string(other));
      CAPTURE(size, other);
      CHECK(analysis.grundy == Nimber{numbers[size] ^ numbers[other]});
      CHECK(analysis.verdict.outcome == outcome_of(numbers[size] != numbers[other]));
      std::uint64_t winning = 0;
      for (const auto& [from, to] : {std::pair{size, other}, std::pair{other, size}}) {
        for (std::uint64_t left = 0; left < from; ++left) {
          winning += numbers[left] == numbers[to] && may_take(rules.take, from - left, from);
        }
      }
      CHECK(analysis.moves.count == BigCount(winning));
      CHECK(analysis.moves.list.size() == winning);
      for (const PlayedTurn& turn : analysis.moves.list) {
        const bool first = turn.moves[0].component == 0;
        CHECK(numbers[turn.moves[0].to] == numbers[first ? other : size]);
      }
      CHECK(period_step(analysis)->saltus == 3);
    }
  }
  // In misère play Grundy numbers do not decide it.
  const std::string huge = game + std::to_string(kMaxExact);
  CHECK(analysis_of(huge).verdict.outcome == Outcome::Win);
  CHECK(analysis_of(huge + "&play=misere").verdict.outcome == Outcome::Undecided);
}

TEST_CASE("what no period proves is not decided, with the limit reached", "[huge][long]") {
  const Analysis primes = analysis_of("game=subtraction&take=primes&piles=1000000000,4");
  CHECK(primes.verdict.outcome == Outcome::Undecided);
  CHECK_FALSE(primes.grundy.has_value());
  CHECK_FALSE(primes.moves.count.has_value());
  CHECK(primes.components.outcome[0] == kUndecided);
  CHECK(primes.components.grundy[0] == kUnknownNumber);
  CHECK(primes.components.outcome[1] == kWon);
  CHECK(std::get<BeyondLimit>(primes.verdict.reason).limit == primes.tables[0].outcomes.size());
}

TEST_CASE("a wide range is decided at any size", "[huge]") {
  const Analysis won = analysis_of("game=subtraction&take=1-1000000&piles=9007199254740991");
  CHECK(won.grundy == 9007199254740991 % 1'000'001);
  CHECK(won.moves.count == 1);
}

TEST_CASE("what if one of the piles stood elsewhere is not told while another is undecided",
          "[huge][long]") {
  const auto answer = what_if("game=subtraction&take=primes&piles=1000000000,4", 1);
  const auto& letters = std::get<WhatIf>(answer).outcomes;
  CHECK(std::all_of(letters.begin(), letters.end(), [](auto l) { return l == kUndecided; }));
  const auto other = what_if("game=subtraction&take=primes&piles=1000000000,4", 0);
  CHECK(std::get<WhatIf>(other).outcomes[4] == kLost);
}

}  // namespace grundy
