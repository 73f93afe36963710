#include "core/families/rule/decided_rule.hpp"
#include "families/rule/rule_position.hpp"
#include "support/analysis_of.hpp"

namespace grundy {
namespace {

std::shared_ptr<const rule::PlaceGraph> explored(const test::TypedRule& typed) {
  REQUIRE(typed.problems.empty());
  return rule::explore(typed.rule, typed.at, {});
}

rule::Refusal refusal_of(const std::string& text) {
  const test::TypedRule typed = test::typed(text);
  return rule::refusal_of(typed.at, *explored(typed));
}

Decision decision_of(const std::string& text, Play play) {
  return test::decided(test::typed(text), test::rules_of("disjunctive", play)).decision;
}

}  // namespace

TEST_CASE("a rule that cannot be solved by components is refused", "[rule]") {
  CHECK(refusal_of("numbers=n&moves=n-1;n&at=3") == rule::Refusal::Stays);
  CHECK(refusal_of("numbers=n&moves=n-1,n-1;n+1 if n lt 4&at=3") == rule::Refusal::SplitsBack);
  CHECK(refusal_of("numbers=n&moves=n-1;n+1 if n lt 4&at=3+2") == rule::Refusal::SplitsBack);
  CHECK(refusal_of("numbers=n&moves=n-1;n+1 if n lt 4&at=3,2") == rule::Refusal::None);
  CHECK(refusal_of("numbers=n&moves=n-1,n-1&at=3+2,none") == rule::Refusal::None);
}

TEST_CASE("a move that changes nothing is told with the place where it is", "[rule]") {
  const auto told = [](std::string_view text) {
    Problems problems;
    const Params params = read_params(text, problems);
    Fields fields(params, problems);
    rule::read_rule_position(fields);
    REQUIRE(problems.list().size() == 1);
    CHECK(problems.list()[0].key == "moves");
    CHECK(problems.list()[0].expected.code == "rule-stays");
    return problems.list()[0].expected.values;
  };
  using Values = std::vector<std::string>;
  CHECK(told("numbers=n&moves=n-1;copies(4,n/2) if n mod 2==0&at=10") == Values{"0"});
  CHECK(told("numbers=n,last&moves=(max(0,n-2),0);(max(0,n-1),1) if last!=1&at=(7,1)") ==
        Values{"(0,0)"});
}

TEST_CASE("a rule that grows for ever is not decided, with the limit", "[rule]") {
  const test::TypedRule typed = test::typed("numbers=n&moves=n+1;n-2&at=3");
  const rule::PlaceGraph few(typed.rule, typed.at, {},
                             {.places = 1000, .held = 5000, .steps = 50'000});
  REQUIRE(few.beyond());
  CHECK((few.beyond()->limit == 1000 && few.beyond()->counted == Counted::Positions));
  const rule::PlaceGraph short_one(typed.rule, typed.at, {},
                                   {.places = 1000, .held = 5000, .steps = 500});
  REQUIRE(short_one.beyond());
  CHECK((short_one.beyond()->limit == 500 && short_one.beyond()->counted == Counted::Steps));
  CHECK(short_one.steps() <= 500);
}

TEST_CASE("moves are all there however many there are", "[rule]") {
  using Left = std::vector<std::uint64_t>;
  const auto check = [](const std::string& moves, const auto& left_after) {
    const rule::Rule rule = test::rule_of("numbers=n&moves=" + moves);
    Work work;
    rule::Machine machine(rule, work);
    rule::Options options;
    const std::uint64_t counts[] = {0,   1,   300, 330, 331, 332,  333,  334,  498,
                                    499, 500, 997, 998, 999, 1000, 1001, 5000, 1};
    for (const std::uint64_t n : counts) {
      CAPTURE(moves, n);
      machine.options(rule::Place{n}, options);
      std::uint64_t k = 0;
      for (const auto left : options) {
        ++k;
        REQUIRE(Left(left.begin(), left.end()) == left_after(n, k));
      }
      REQUIRE(k == n);
      REQUIRE(!machine.stopped());
    }
  };
  check("n-k for k in 1..n", [](auto n, auto k) { return Left{n - k}; });
  check("n-k,k for k in 1..n", [](auto n, auto k) { return Left{n - k, k}; });
  check("none for k in 1..n", [](auto, auto) { return Left{}; });
  check("copies(k%255,n),k for k in 1..n", [](auto n, auto k) {
    Left left(k % 5, n);
    left.push_back(k);
    return left;
  });
}

TEST_CASE("a fault is found at whatever step it comes", "[rule]") {
  // Only the last round of the sum overflows 64 bits.
  const rule::Rule rule =
      test::rule_of("numbers=n&moves=n-sum(9223372036854775807/n for k in 1..n+1)");
  Work work(100'000'000);
  rule::Machine machine(rule, work);
  rule::Options options;
  for (std::uint64_t n = 500; n < 2500; ++n) {
    CAPTURE(n);
    machine.options(rule::Place{n}, options);
    REQUIRE(machine.fault());
    REQUIRE(machine.fault()->code == "rule-overflow");
    machine.forget_fault();
  }
}

TEST_CASE("a rule whose moves are too many to be run is not decided", "[rule]") {
  const Decision decision =
      decision_of("numbers=n&moves=n-k for k in 1..n&at=100000000", Play::Normal);
  CHECK(decision.verdict.outcome == Outcome::Undecided);
  const auto* beyond = std::get_if<BeyondLimit>(&decision.verdict.reason);
  REQUIRE(beyond != nullptr);
  CHECK((beyond->limit == kStepLimit && beyond->counted == Counted::Steps));
}

TEST_CASE("numbers and quotients decide where positions of several parts are too many", "[rule]") {
  // Kayles, of which a search knows enough positions.
  const std::string kayles =
      "numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=40";
  const test::TypedRule typed = test::typed(kayles);
  for (const Play play : {Play::Normal, Play::Misere}) {
    const auto search = std::make_shared<const rule::RuleSearch>(
        rule::RuleQuestion{explored(typed), typed.at, wanted_for({}, play, 1), 100});
    const ComponentSum sum = rule::component_sum(search, typed.at, play);
    TurnPage page(0, 10);
    const Decision decision = decide(sum, all_facts(sum), {}, play, page);
    const Decision searched = decision_of(kayles, play);
    if (play == Play::Misere) REQUIRE(searched.verdict.remoteness);
    CHECK(decision.verdict.outcome == searched.verdict.outcome);
    CHECK(decision.count == searched.count);
    CHECK(!decision.verdict.remoteness);
    CHECK(search->beyond()->limit == 100);
  }
}

TEST_CASE("where the rule ends the whole game one component is enough, and there are no numbers",
          "[rule]") {
  const auto outcome = [](const std::string& text, Play play) {
    return decision_of(text, play).verdict.outcome;
  };
  const std::string piles = "numbers=n&moves=n-k for k in 1..3&lost=n==0&at=";
  for (const Play play : {Play::Normal, Play::Misere}) {
    // A player who must leave at most three coins in a pile has lost.
    CHECK(outcome(piles + "2,9", play) == Outcome::Win);
    CHECK(outcome(piles + "4,4", play) == Outcome::Lose);
    CHECK(outcome(piles + "5,4", play) == Outcome::Win);
    CHECK(outcome(piles + "0,9", play) == Outcome::Lose);
    CHECK(outcome("numbers=n&moves=n-1&won=n==1&at=4", play) == Outcome::Lose);
    CHECK(outcome("numbers=n&moves=n-1&won=n==1&lost=n==1&at=3", play) == Outcome::Lose);
  }
  Problems problems;
  const Params params = read_params("numbers=n&moves=n-1&won=n==1&at=4&guess=n mod 2", problems);
  Fields fields(params, problems);
  rule::read_rule_position(fields);
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].key == "guess");
  CHECK(problems.list()[0].expected.code == "rule-no-numbers");
}

TEST_CASE("a fault in a list that a let names is told at that let", "[rule]") {
  const auto places =
      explored(test::typed("numbers=n&let.steps=digits(2-n)&moves=n-k for k in steps&at=5"));
  REQUIRE(places->fault());
  CHECK(places->fault()->code == "rule-root");
  CHECK(places->fault()->key == "let.steps");
  CHECK(places->fault()->from == 7);
}

TEST_CASE("a fault is found wherever play can come", "[rule]") {
  const auto places = explored(test::typed("numbers=n&moves=n-1;6/(n-2)&at=5"));
  REQUIRE(places->fault());
  CHECK(places->fault()->code == "rule-division");
  CHECK(places->fault()->key == "moves");
  CHECK(places->fault()->from == 6);
  CHECK(places->fault()->place == rule::Place{2});
}

TEST_CASE("a component decided by its number alone tells how many numbers were found", "[rule]") {
  const std::string cuts = "(x,h),(w-x,h) for x in 1..w-1;(w,y),(w,h-y) for y in 1..h-1";
  const test::TypedRule typed = test::typed("numbers=w,h&moves=" + cuts + "&at=(30,29)");
  const Verdict verdict =
      test::decided(typed, test::rules_of("conjunctive", Play::Normal)).decision.verdict;
  CHECK(verdict.outcome == Outcome::Win);
  CHECK_FALSE(verdict.remoteness.has_value());
  // Each cut leaves a sheet of at most that width and height.
  CHECK(std::get<Searched>(verdict.reason).positions >= 30 * 29);
}

TEST_CASE("a position without a turn is lost in normal play though its components grow for ever",
          "[rule]") {
  const auto check = [](const std::string& at, const std::string& sum, Theorem theorem) {
    for (const Play play : {Play::Normal, Play::Misere}) {
      CAPTURE(at, sum, play);
      const std::string rule = "numbers=n&moves=n+1 if n gt 0&at=";
      const Decision decision =
          test::decided(test::typed(rule + at), test::rules_of(sum, play)).decision;
      CHECK(decision.verdict.outcome == outcome_of(play == Play::Misere));
      CHECK(decision.verdict.remoteness == 0);
      CHECK(decision.theorem == theorem);
      CHECK(decision.count == BigCount(0));
    }
  };
  check("3,0", "conjunctive", Theorem::Conjunctive);
  check("0,3", "conjunctive", Theorem::Conjunctive);
  check("0+0,0,3+1", "conjunctive", Theorem::Conjunctive);
  check("4", "not-all", Theorem::Single);
  std::vector<const char*> sums = {"selective", "disjunctive"};
  if (thorough()) sums.insert(sums.end(), {"not-all", "continued", "up-to-2"});
  for (const char* sum : sums) {
    const test::TypedRule typed = test::typed("numbers=n&moves=n+1 if n gt 0&at=3,0");
    const Decision open = test::decided(typed, test::rules_of(sum, Play::Normal)).decision;
    CHECK(open.verdict.outcome == Outcome::Undecided);
  }
}

TEST_CASE("a position that is over by the rule is decided though others grow for ever", "[rule]") {
  const auto outcome = [](const std::string& text, Play play) {
    return decision_of("numbers=n&moves=n+1&" + text, play).verdict.outcome;
  };
  for (const Play play : {Play::Normal, Play::Misere}) {
    CHECK(outcome("at=3,4&lost=n==3", play) == Outcome::Lose);
    CHECK(outcome("at=4,3&won=n==3", play) == Outcome::Win);
    CHECK(outcome("at=4,3,2&won=n==3&lost=n==2", play) == Outcome::Lose);
    CHECK(outcome("at=4,3+1&won=n==1", play) == Outcome::Win);
    CHECK(outcome("at=4,5&lost=n==3", play) == Outcome::Undecided);
  }
}

TEST_CASE("the picture of positions that came apart is full in misère play", "[rule]") {
  for (const std::string moves : {"n-1", "n-k_for_k_in_1..2", "i,n-1-i_for_i_in_0..n-1"}) {
    CAPTURE(moves);
    const std::string text = "game=rule&numbers=n&play=misere&upto=9&moves=" + moves + "&at=";
    const Analysis apart = analysis_of(text + "3+7,0");
    for (std::uint64_t n = 0; n <= 9; ++n) {
      const Analysis alone = analysis_of(text + std::to_string(n));
      CHECK(apart.tables.at(0).outcomes.at(n) == letter(alone.verdict.outcome));
    }
  }
}

}  // namespace grundy
