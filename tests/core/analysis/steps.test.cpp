#include "analysis/steps.hpp"

#include <algorithm>

#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// The step "ended" must appear exactly if there are no moves. Under `not-all` another step may
// replace it: a single component may never be moved.
void check_whether_ended(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const std::size_t told = count_steps(analyze(game), StepKind::Ended);
  if (!moves_of(game, start_of(game)).empty()) {
    REQUIRE(told == 0);
  } else if (game.sum.compound != Compound::NotAll) {
    REQUIRE(told == 1);
  }
}

}  // namespace

TEST_CASE("the columns of a nim-sum count the ones and their parities make the total", "[steps]") {
  const ColumnsStep step = nim_sum_step({{0, 6}, {1, 9}, {2, 3}});
  CHECK(step.total == 12);
  REQUIRE(step.columns.size() == 4);
  std::uint64_t total = 0;
  for (const Column& column : step.columns) {
    CHECK(column.remainder == column.ones % 2);
    total += column.remainder << column.bit;
  }
  CHECK(total == step.total);
}

TEST_CASE("a nim-sum of many numbers lists the first and counts the rest", "[steps]") {
  const std::vector<Summand> summands(kMaxShown + 5, Summand{0, 1});
  const ColumnsStep step = nim_sum_step(summands);
  CHECK(step.values.size() == kMaxShown);
  CHECK(step.omitted == 5);
  CHECK(step.columns[0].ones == kMaxShown + 5);
}

// A long list of numbers below the mex, such as {0, 1, …, 23, …}, would help no reader to check it.
TEST_CASE("the mex step lists no number below the mex, and the larger ones in ascending order",
          "[steps][law]") {
  Random random(3);
  for (int round = 0; round < 500; ++round) {
    const Analysis analysis = analyze(game_of(random_board(random)));
    for (const OptionsStep& step : mex_steps_of(analysis)) {
      std::uint32_t last = static_cast<std::uint32_t>(step.result);
      for (const std::uint32_t larger : step.values) {
        CHECK(larger > last);
        last = larger;
      }
    }
  }
}

TEST_CASE("numbers beyond the mex are cut and the rest counted", "[steps]") {
  const auto only_mex = [](const char* text) {
    const auto steps = mex_steps_of(analyze(game_of(text)));
    REQUIRE(steps.size() == 1);
    return steps[0];
  };
  const OptionsStep rook = only_mex("game=board&size=1000x1&pieces=rook@999,0&toward=left-down");
  CHECK(rook.result == 999);
  CHECK(rook.values.empty());
  CHECK(rook.omitted == 0);
  // A lost position of Wythoff's game: 309 = floor(191 phi), 500 = 309 + 191. No option of the queen is lost.
  const OptionsStep queen =
      only_mex("game=board&size=600x600&pieces=queen@500,309&toward=left-down");
  CHECK(queen.result == 0);
  CHECK(queen.values.front() > 0);
  CHECK(queen.omitted > 0);
}

// The step must name both.
TEST_CASE("two queens on one cell are explained together", "[steps]") {
  const char* const text = "game=board&size=8x8&pieces=queen@c3,king@a2,queen@c3&toward=left-down";
  const auto steps = mex_steps_of(analyze(game_of(text)));
  REQUIRE(steps.size() == 2);
  CHECK(steps[0].items == Items{0, 2});
  CHECK(steps[1].items == Items{1});
}

TEST_CASE("where nobody can move the only step says so", "[steps]") {
  for (const char* text :
       {"game=nim&piles=0,0", "game=nim&piles=", "game=tree&parents=0&coins=5",
        "game=board&size=3x3&pieces=&toward=left-down", "game=subtraction&take=3&piles=2,1"}) {
    const Analysis analysis = analyze(game_of(text));
    REQUIRE(analysis.steps.size() == 1);
    CHECK(count_steps(analysis, StepKind::Ended) == 1);
    CHECK(analysis.verdict.outcome == Outcome::Lose);
    CHECK(analyze(game_of(std::string(text) + "&play=misere")).verdict.outcome == Outcome::Win);
  }
}

// Includes trees, whose moves depend on where the coins are.
TEST_CASE("what has not ended is not told as ended, and what has ended is",
          "[steps][law][oracle]") {
  const std::vector<std::string> texts = small_games();
  for (std::size_t i = 0; i < texts.size(); ++i) {
    check_whether_ended(texts[i]);
    check_whether_ended(texts[i] + "&sum=" + kEveryRule[i % 6]);
  }
  Random random(302);
  for (int round = 0; round < 200; ++round) {
    check_whether_ended(random_northcott(random));
    check_whether_ended(random_loopy_sum(random) + "&sum=" + kEveryRule[round % 6]);
  }
}

TEST_CASE("a won position shows how its moves restore the balance, a lost one that none does",
          "[steps]") {
  CHECK(steps_of<RestoresStep>(analyze(game_of("game=nim&piles=7,4,1"))).size() == 1);
  CHECK(count_steps(analyze(game_of("game=nim&piles=1,2,3")), StepKind::NoRestoring) == 1);
}

}  // namespace grundy
