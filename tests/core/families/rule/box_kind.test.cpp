#include "families/rule/solve/box_kind.hpp"

#include "core/families/rule/decided_rule.hpp"
#include "core/families/rule/random_rule.hpp"

namespace grundy {
namespace {

std::set<std::string> options_of(const ComponentKind& kind, State state) {
  std::set<std::string> names;
  kind.for_each_option(
      state, [&](const OptionRange& range) { CHECK(names.insert(kind.name(range.first)).second); });
  return names;
}

// Compares the component of `typed` in a box that was solved with the same component explored. False if the
// box is not solved.
bool compare(const test::TypedRule& typed, const rule::Box& box, Play play) {
  const auto solved = rule::solve_box(typed.rule, typed.at, box, play);
  if (!solved) return false;
  const auto places = rule::explore(typed.rule, typed.at, box);
  REQUIRE(places->known());
  REQUIRE(places->shown() == box.size());
  CHECK(rule::refusal_of(typed.at, *places) == rule::Refusal::None);
  CHECK(!places->splits());
  const Rules rules = test::rules_of("disjunctive", play);
  const ComponentSum explored =
      rule::component_sum(rule::search_for(places, typed.at, rules), typed.at, play);
  const auto sum = rule::sum_in_box(typed.rule, typed.at, box, rules);
  REQUIRE(sum);
  const ComponentKind& kind = *sum->kinds[0];
  const ComponentKind& other = *explored.kinds[0];
  REQUIRE(kind.states() == other.states());
  const auto same = [&](State state, State there) {
    REQUIRE(kind.facts(state) == other.facts(there));
    REQUIRE(kind.name(state) == other.name(there));
    REQUIRE(kind.place(state) == other.place(there));
    REQUIRE(options_of(kind, state) == options_of(other, there));
    kind.for_each_option_state(
        state, [&](State option) { REQUIRE(kind.rank(option) < kind.rank(state)); });
  };
  for (State state = 0; state < kind.states(); ++state) same(state, state);
  same(sum->parts[0].state, explored.parts[0].state);
  return true;
}

rule::Box box_of(const test::TypedRule& typed, const std::vector<std::uint32_t>& lengths) {
  std::vector<std::uint32_t> axes;
  for (std::uint32_t i = 0; i < lengths.size(); ++i) axes.push_back(i);
  return {rule::Place(typed.rule.numbers.size(), 0), axes, lengths};
}

}  // namespace

TEST_CASE("places that are solved at once are as those that were explored", "[rule][oracle]") {
  Random random(1712);
  int checked = 0;
  int beyond = 0;
  for (int round = 0; round < rounds(5000); ++round) {
    const std::string text = test::random_rule(random, 1);
    CAPTURE(text);
    const test::TypedRule typed = test::typed(text);
    if (!typed.problems.empty() || typed.at.size() != 1 || typed.at[0].size() != 1) continue;
    std::vector<std::uint32_t> lengths;
    for (std::size_t i = 0; i < typed.rule.numbers.size(); ++i) {
      lengths.push_back(1 + random.below(12));
    }
    const rule::Box box = box_of(typed, lengths);
    for (const Play play : {Play::Normal, Play::Misere}) {
      if (!compare(typed, box, play)) continue;
      ++checked;
      beyond += box.find(typed.at[0][0]) ? 0 : 1;
    }
  }
  CHECK(checked > 250);
  CHECK(beyond > 25);
}

TEST_CASE("a box is solved where its order is that of play and it holds the only component",
          "[rule]") {
  const auto solved = [](const std::string& text, const std::vector<std::uint32_t>& lengths) {
    const test::TypedRule typed = test::typed(text);
    REQUIRE(typed.problems.empty());
    return rule::solve_box(typed.rule, typed.at, box_of(typed, lengths), Play::Normal) != nullptr;
  };
  CHECK(solved("numbers=n&moves=n-1;n/2 if n gt 0&at=5", {9}));
  CHECK(solved("numbers=n&moves=n-1;n/2 if n gt 0&at=20000", {9}));
  CHECK(!solved("numbers=n&moves=n-1;n/2 if n gt 0&at=20001", {9}));
  CHECK(!solved("numbers=n&moves=n/k for k in 2..n&at=20000", {9}));
  CHECK(!solved("numbers=n&moves=n-1&at=5,4", {9}));
  CHECK(!solved("numbers=n&moves=n-1&at=5+4", {9}));
  CHECK(!solved("numbers=n&moves=n-1&at=none", {9}));
  CHECK(!solved("numbers=n&moves=n-1,1&at=5", {9}));
  CHECK(!solved("numbers=n&moves=none if n==1;n-1&at=5", {9}));
  CHECK(!solved("numbers=n&moves=copies(1,n-1)&at=5", {9}));
  CHECK(!solved("numbers=n&moves=n-1&lost=n==0&at=5", {9}));
  CHECK(!solved("numbers=n&moves=n+1 if n lt 3;n-2&at=5", {9}));
  CHECK(!solved("numbers=n&moves=n-1;6/(n-7)&at=5", {9}));
  CHECK(solved("numbers=a,b&moves=(a+1,b-1) if a lt 4;(a-1,b)&at=(1,2)", {5, 5}));
  CHECK(!solved("numbers=a,b&moves=(a-1,b+1) if b lt 4;(a,b-1)&at=(1,2)", {5, 5}));
  CHECK(!solved("numbers=a,b&moves=(a-1,b)&at=(5,2)", {5, 5}));
  CHECK(!solved("numbers=a,b&moves=(a-1,b)&at=(1,0)", {5}));
}

}  // namespace grundy
