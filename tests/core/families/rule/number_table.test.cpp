#include "families/rule/solve/number_table.hpp"

#include "core/families/rule/decided_rule.hpp"
#include "core/families/rule/random_rule.hpp"
#include "families/rule/solve/number_kind.hpp"
#include "games/analyze.hpp"
#include "games/examine.hpp"
#include "support/analysis_of.hpp"

namespace grundy {
namespace {

using Sizes = std::vector<std::uint64_t>;

bool is_known(const std::string& text, const Sizes& sizes) {
  return rule::NumberTable::of(test::rule_of(text), sizes) != nullptr;
}

std::set<std::string> options_of(const ComponentSum& sum, State state) {
  std::set<std::string> names;
  const ComponentKind& kind = *sum.kinds[0];
  kind.for_each_option(
      state, [&](const OptionRange& range) { CHECK(names.insert(kind.name(range.first)).second); });
  return names;
}

// A random box of the first two numbers. It need not contain the position.
rule::Box random_box(Random& random, const test::TypedRule& typed) {
  const std::size_t numbers = typed.rule.numbers.size();
  const rule::Place still = typed.at[0].empty() ? rule::Place(numbers, 0) : typed.at[0][0];
  std::vector<std::uint32_t> axes;
  std::vector<std::uint32_t> lengths;
  for (std::uint32_t i = 0; i < numbers && i < 2; ++i) {
    axes.push_back(i);
    lengths.push_back(1 + random.below(12));
  }
  if (random.below(2) == 0) std::reverse(axes.begin(), axes.end());
  return {still, axes, lengths};
}

}  // namespace

TEST_CASE("components by all numbers up to them are those that were explored", "[rule][oracle]") {
  Random random(1711);
  const Rules rules = test::rules_of("disjunctive", Play::Normal);
  int checked = 0;
  int split = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    const std::string text = test::random_rule(random, 1 + random.below(2));
    CAPTURE(text);
    const test::TypedRule typed = test::typed(text);
    if (!typed.problems.empty() || typed.rule.ends_whole()) continue;
    const rule::Box box = random_box(random, typed);
    const auto sum = rule::sum_of_numbers(typed.rule, typed.at, box, rules);
    if (!sum) continue;
    const auto places = rule::explore(typed.rule, typed.at, box);
    REQUIRE(places->known());
    REQUIRE(places->shown() == box.size());
    const auto search = rule::search_for(places, typed.at, rules);
    const ComponentSum explored = rule::component_sum(search, typed.at, Play::Normal);
    const ComponentKind& kind = *sum->kinds[0];
    const ComponentKind& other = *explored.kinds[0];
    REQUIRE(kind.states() == other.states());
    for (State state = 0; state < kind.states(); ++state) {
      REQUIRE(kind.facts(state).grundy == other.facts(state).grundy);
      REQUIRE(kind.facts(state).live() == other.facts(state).live());
      REQUIRE(kind.name(state) == other.name(state));
      REQUIRE(kind.place(state) == other.place(state));
      REQUIRE(options_of(*sum, state) == options_of(explored, state));
    }
    for (std::size_t part = 0; part < sum->parts.size(); ++part) {
      const State state = sum->parts[part].state;
      CHECK(sum->place(part) == explored.place(part));
      CHECK(kind.name(state) == other.name(explored.parts[part].state));
      CHECK(options_of(*sum, state) == options_of(explored, explored.parts[part].state));
      CHECK(kind.addends(state).size() == typed.at[part].size());
    }
    const auto decision = [&](const ComponentSum& each) {
      TurnPage page(0, 10);
      return decide(each, all_facts(each), {}, Play::Normal, page);
    };
    CHECK(decision(*sum).verdict.outcome == decision(explored).verdict.outcome);
    CHECK(decision(*sum).count == decision(explored).count);
    split += places->splits();
    ++checked;
  }
  CHECK(checked > 120);
  CHECK(split > 12);
}

TEST_CASE("numbers are found where moves agree with an order and stay within the sizes", "[rule]") {
  const std::string climbs = "numbers=a,b&moves=(a+1,b-1) if a lt 4; (a-1,b)";
  CHECK(is_known(climbs, {5, 9}));
  CHECK(!is_known(climbs, {4, 9}));
  CHECK(!is_known("numbers=n&moves=n+1 if n lt 4; n-2", {9}));
  CHECK(!is_known("numbers=n&moves=n-1; n+1 if n mod 2==0", {9}));
  CHECK(!is_known("numbers=n&moves=n", {9}));
  CHECK(!is_known("numbers=n&moves=n-1&lost=n==3", {9}));
  CHECK(is_known("numbers=n&moves=n-1-6/(9-n)", {9}));
  CHECK(!is_known("numbers=n&moves=n-1-6/(9-n)", {10}));
  CHECK(!is_known("numbers=a,b&moves=(a-1,b)", {10'000, 1'001}));
  CHECK(!is_known("numbers=a,b&moves=(a-1,b)", {kMaxExact, kMaxExact}));
  // Nim products are left to the interpreter, which has its own limit of steps.
  CHECK(!is_known("numbers=n&moves=n-1 if any(nimproduct(k,k) lt 0 for k in 0..n)", {20'000}));
}

TEST_CASE("the table that was asked for last is not taken for another", "[rule]") {
  const auto take = [](const char* set, std::uint64_t size) {
    const rule::Rule rule =
        test::rule_of(std::string("numbers=n&moves=n-k for k in {") + set + "}");
    return rule::NumberTable::of(rule, {size});
  };
  const auto first = take("1,2", 10);
  REQUIRE(first != nullptr);
  CHECK(take("1,2", 10) == first);
  CHECK(first->number(6) == 0);
  CHECK(take("1,3", 10)->number(6) == 0);
  CHECK(take("1,3", 10)->number(3) == 1);
  CHECK(take("1,2", 11)->size() == 11);
}

TEST_CASE("Grundy numbers answer where there are too many places to be explored", "[rule]") {
  const std::string take = "numbers=n&moves=n-k for k in {1,3,4}&at=";
  const std::string_view period = "LWLWWWW";
  const Analysis shown = analysis_of("game=rule&" + take + "11&upto=1200000");
  REQUIRE(shown.tables.size() == 1);
  const Table& table = shown.tables[0];
  REQUIRE((table.columns == 1'200'001 && table.rows == 1));
  REQUIRE(table.outcomes.size() == 1'200'001);
  std::size_t wrong = 0;
  for (std::size_t n = 0; n < table.outcomes.size(); ++n) {
    wrong += table.outcomes[n] != static_cast<std::uint8_t>(period[n % 7]);
  }
  CHECK(wrong == 0);
  CHECK(table.remoteness[0] == 0);
  CHECK(table.remoteness[1] == kUnknownRemoteness);
  CHECK(shown.verdict.outcome == Outcome::Win);
  CHECK(shown.moves.list.size() == 1);
  const Analysis far = analysis_of("game=rule&" + take + "1100002,3");
  CHECK(far.verdict.outcome == Outcome::Lose);
  CHECK(far.tables.at(0).columns == 256);
  const auto examined = examine("game=rule&" + take + "11&upto=1200000", 0, 1'200'000);
  REQUIRE(std::holds_alternative<Examined>(examined));
  CHECK(std::get<Examined>(examined).options ==
        std::vector<double>{1'199'996, 1'199'997, 1'199'999});
}

TEST_CASE("where more than Grundy numbers is asked for they do not answer", "[rule]") {
  const test::TypedRule typed = test::typed("numbers=n&moves=n-k for k in {1,3,4}&at=11,6");
  const auto answers = [&](const char* sum, Play play) {
    const rule::Box box{{0}, {0}, {5}};
    return rule::sum_of_numbers(typed.rule, typed.at, box, test::rules_of(sum, play)).has_value();
  };
  CHECK(answers("disjunctive", Play::Normal));
  CHECK(answers("selective", Play::Normal));
  CHECK(answers("up-to-1", Play::Normal));
  CHECK(!answers("conjunctive", Play::Normal));
  CHECK(!answers("continued", Play::Normal));
  CHECK(!answers("disjunctive", Play::Misere));
}

}  // namespace grundy
