#include "families/subtraction/nim_runs.hpp"

#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "games/solve_many.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Runs = std::vector<NumberRun>;

std::vector<std::uint64_t> one_by_one(const Runs& runs) {
  std::vector<std::uint64_t> numbers;
  for (const NumberRun& run : runs) append_run(run, numbers);
  return numbers;
}

// Small runs: one size repeated, and consecutive sizes.
Runs small_runs(std::uint64_t most) {
  Runs runs;
  for (std::uint64_t first = 0; first <= most; ++first) {
    for (std::uint64_t times = 1; times <= 3; ++times) runs.push_back({first, first, times});
    for (std::uint64_t last = first + 1; last <= most; ++last) runs.push_back({first, last, 1});
  }
  return runs;
}

template <class Visit>
void for_each_three(std::uint64_t most, Visit visit) {
  for (const NumberRun& one : small_runs(most)) {
    for (const NumberRun& other : small_runs(most)) {
      visit(Runs{one, other});
      for (const NumberRun& last : {NumberRun{1, 1, 1}, NumberRun{2, 2, 2}, NumberRun{0, 3, 1}}) {
        visit(Runs{one, other, last});
      }
    }
  }
}

Game in_runs(const Runs& runs) {
  Game game = game_of("game=nim&piles=1-2000000");
  game.position.as<PileRuns>()->runs = runs;
  return game;
}

Game listed(const Runs& runs) {
  Game game = game_of("game=nim&piles=1");
  game.position.as<Piles>()->piles = one_by_one(runs);
  return game;
}

std::vector<std::string> notations(const Analysis& analysis) {
  std::vector<std::string> list;
  for (const PlayedTurn& turn : analysis.moves.list) list.push_back(turn.notation);
  return list;
}

template <class Answer>
Problem only_problem(const std::variant<Answer, Problems>& answer) {
  REQUIRE(std::holds_alternative<Problems>(answer));
  REQUIRE(std::get<Problems>(answer).list().size() == 1);
  return std::get<Problems>(answer).list()[0];
}

}  // namespace

TEST_CASE("the nim-sum of a run is the nim-sum of its piles", "[runs][nim]") {
  for (const std::uint64_t start : {std::uint64_t{0}, std::uint64_t{1021}, kMaxExact - 40}) {
    for (std::uint64_t first = start; first < start + 20; ++first) {
      Nimber sum = 0;
      for (std::uint64_t last = first; last <= first + 20; ++last) {
        sum ^= last;
        REQUIRE(nim_sum_of({first, last, 1}) == sum);
      }
      for (std::uint64_t times = 1; times < 6; ++times) {
        REQUIRE(nim_sum_of({first, first, times}) == (times % 2 == 1 ? first : 0));
      }
    }
  }
}

TEST_CASE("the numbers of a run with a binary digit are counted and found", "[runs][nim]") {
  for (unsigned bit = 0; bit < 7; ++bit) {
    std::uint64_t smaller = 0;
    for (std::uint64_t n = 0; n < 200; ++n) {
      REQUIRE(below_with_bit(n, bit) == smaller);
      if ((n >> bit & 1) == 0) continue;
      REQUIRE(nth_with_bit(smaller, bit) == n);
      ++smaller;
    }
    for (const NumberRun& run : small_runs(40)) {
      std::uint64_t count = 0;
      for (const std::uint64_t number : one_by_one({run})) count += number >> bit & 1;
      REQUIRE(with_bit(run, bit) == count);
    }
  }
}

TEST_CASE("runs are joined as their numbers one by one are written", "[runs][round-trip]") {
  for_each_three(5, [](const Runs& runs) {
    CAPTURE(write_runs(runs));
    REQUIRE(write_runs(joined_runs(runs)) == write_runs(one_by_one(runs)));
  });
}

TEST_CASE("piles in runs are answered like the same piles one by one, with every winning move",
          "[runs][nim][law]") {
  for_each_three(4, [](const Runs& runs) {
    CAPTURE(write_runs(runs));
    const Analysis analysis = analyze(in_runs(runs));
    const Analysis known = analyze(listed(runs));
    REQUIRE(analysis.verdict.outcome == known.verdict.outcome);
    REQUIRE(analysis.grundy == known.grundy);
    REQUIRE(analysis.moves.count == known.moves.count);
    REQUIRE(notations(analysis) == notations(known));
    const Analysis later = analyze(in_runs(runs), {.from = 2});
    const auto all = notations(known);
    const auto rest = static_cast<std::ptrdiff_t>(std::min<std::size_t>(2, all.size()));
    REQUIRE(notations(later) == std::vector<std::string>(all.begin() + rest, all.end()));
  });
}

TEST_CASE("piles in runs are won exactly when plain recursion says so", "[runs][nim][oracle]") {
  for (const NumberRun& one : small_runs(3)) {
    for (const NumberRun& other : {NumberRun{1, 1, 2}, NumberRun{2, 2, 1}, NumberRun{0, 2, 1}}) {
      CAPTURE(write_runs(Runs{one, other}));
      const Game game = listed({one, other});
      REQUIRE(analyze(in_runs({one, other})).verdict.outcome ==
              outcome_of(Oracle(game).won(start_of(game))));
    }
  }
}

TEST_CASE("a move in a run leaves what it leaves of the same piles one by one", "[runs]") {
  for_each_three(3, [](const Runs& runs) {
    const auto sizes = one_by_one(runs);
    for (std::size_t pile = 0; pile <= sizes.size(); ++pile) {
      for (std::uint64_t size = 0; size < 5; ++size) {
        PileRuns piles{joined_runs(runs)};
        std::vector<std::uint64_t> after = sizes;
        const bool legal = pile < sizes.size() && size < sizes[pile];
        if (legal) after[pile] = size;
        REQUIRE(move_pile(piles, pile, size) == legal);
        REQUIRE(one_by_one(piles.runs) == after);
        REQUIRE(piles.runs == joined_runs(piles.runs));
      }
    }
  });
}

// By hand: the nim-sum of 1 to 3000000 is 3000000, and 3000000 - 2097151 of these piles have its leading bit.
TEST_CASE("Nim of more than a million piles is answered by the formula for runs", "[runs][nim]") {
  const Analysis won = analysis_of("game=nim&piles=1-3000000,8x5");
  CHECK(won.verdict.outcome == Outcome::Win);
  CHECK(won.grundy == 3000008);
  CHECK(won.moves.count == BigCount(902849));
  CHECK(won.moves.list[0].notation == "2097152:902856");
  CHECK(won.text == "game=nim&piles=1-3000000,8x5");
  const auto played = play_move(won.text, "2097152:902856");
  REQUIRE(std::holds_alternative<Played>(played));
  const std::string after = std::get<Played>(played).text;
  CHECK(after == "game=nim&piles=1-2097151,902856,2097153-3000000,8x5");
  CHECK(analysis_of(after).verdict.outcome == Outcome::Lose);
  CHECK(analysis_of(after).moves.count == BigCount(0));
  CHECK(std::holds_alternative<Problems>(play_move(won.text, "2097152:2097152")));
  CHECK(std::holds_alternative<Problems>(play_move(won.text, "3000006:1")));
}

TEST_CASE("as many piles as there are exact numbers are answered, and one more are refused",
          "[runs][nim][limit]") {
  const Analysis lost = analysis_of("game=nim&piles=1-9007199254740991");
  CHECK(lost.verdict.outcome == Outcome::Lose);
  CHECK(lost.moves.count == BigCount(0));
  const Analysis last = analysis_of("game=nim&piles=2-9007199254740991");
  CHECK(last.grundy == 1);
  CHECK(last.moves.count == BigCount((std::uint64_t{1} << 52) - 1));
  CHECK(last.moves.list[0].notation == "2:2");
  const Analysis equal = analysis_of("game=nim&piles=9007199254740990x9007199254740991");
  CHECK(equal.grundy == 9007199254740990);
  CHECK(equal.moves.list[0].notation == "1:0");
  CHECK(only_problem(analyze("game=nim&piles=0-9007199254740991")).code == ProblemCode::Limit);
  const Analysis ended = analysis_of("game=nim&piles=0x1000001");
  CHECK(ended.verdict.remoteness == 0);
  CHECK(count_steps(ended, StepKind::Ended) == 1);
}

TEST_CASE("what is not answered of more than a million piles says so with the limit",
          "[runs][nim][limit]") {
  const std::string piles = "game=nim&piles=1-3000000";
  for (const char* rule : {"&play=misere", "&sum=selective", "&sum=not-all", "&sum=conjunctive",
                           "&sum=continued", "&sum=up-to-2", "&sum=up-to-2&play=misere"}) {
    const Problem problem = only_problem(analyze(piles + rule));
    CHECK(problem.key == "piles");
    CHECK(problem.code == ProblemCode::Limit);
    CHECK(problem.item == "3000000");
    CHECK(problem.expected == expecting("piles-at-most-under-rule", 1'000'000));
    CHECK(analysis_of("game=nim&piles=1-3000" + std::string(rule)).verdict.outcome !=
          Outcome::Undecided);
  }
  CHECK(only_problem(choose(piles, 1, 0)).item == "3000000");
  CHECK(only_problem(continuations(piles, 0)).item == "3000000");
  CHECK(only_problem(what_if(piles, 0)).key == "component");
}

TEST_CASE("lines of a batch may hold piles in runs", "[runs][batch]") {
  const Batch batch = solve_many(
      "game=nim&piles=1-3000000,8x5\ngame=nim&piles=1-5,7x3\n"
      "game=nim&piles=1-9007199254740991&play=misere");
  CHECK(batch.grundy == std::vector<double>{3000008, 6, Batch::kUnknown});
  CHECK(batch.moves == std::vector<double>{902849, 5, Batch::kUnknown});
  REQUIRE(batch.refusals.size() == 1);
  CHECK(batch.refusals[0].line == 3);
}

}  // namespace grundy
