#include <map>

#include "core/families/rule/decided_rule.hpp"
#include "core/families/rule/random_rule.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/plain_sum.hpp"

namespace grundy {
namespace {

// Everything a component can reach, listed by the interpreter alone.
class PlainPlaces {
 public:
  explicit PlainPlaces(const rule::Rule& rule) : machine_(rule, work_) {}

  // None where there is too much of it, or a fault.
  std::optional<OptionLists> reach(const rule::Places& start) {
    std::map<rule::Places, std::uint32_t> number{{start, 0}};
    std::vector<rule::Places> found{start};
    OptionLists options;
    for (std::size_t next = 0; next < found.size(); ++next) {
      options.emplace_back();
      for (const rule::Places& left : moves(found[next])) {
        const auto [entry, fresh] = number.emplace(left, static_cast<std::uint32_t>(found.size()));
        if (fresh) found.push_back(left);
        options.back().push_back(entry->second);
      }
      if (machine_.stopped() || found.size() > 60) return std::nullopt;
    }
    return options;
  }

 private:
  std::set<rule::Places> moves(const rule::Places& places) {
    std::set<rule::Places> moves;
    for (std::size_t i = 0; i < places.size(); ++i) {
      for (const rule::Places& left : test::options_of(machine_, places[i])) {
        rule::Places after = places;
        after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
        after.insert(after.end(), left.begin(), left.end());
        std::sort(after.rbegin(), after.rend());
        moves.insert(after);
      }
    }
    return moves;
  }

  Work work_{2'000'000};
  rule::Machine machine_;
};

// A few numbers, each of which leads to some of the others.
std::string random_circles(Random& random) {
  const std::string size = std::to_string(4 + random.below(6));
  std::string moves = "n-k for k in 1.." + std::to_string(1 + random.below(2));
  for (std::uint32_t i = 1 + random.below(3); i > 0; --i) {
    const std::string next = "(n*" + std::to_string(1 + random.below(3)) + "+" +
                             std::to_string(random.below(9)) + ") mod " + size;
    moves += ";" + next + " if " + next + "!=n and n mod 4==" + std::to_string(random.below(4));
  }
  return "numbers=n&moves=" + moves + "&at=" + std::to_string(random.below(9));
}

// Numbered anew with options below positions; none where moves go in circles. The first position becomes the last.
std::optional<PlainComponent> ordered(const OptionLists& options) {
  const std::vector<std::uint32_t> order = order_options_first(graph_of(options));
  if (order.size() < options.size()) return std::nullopt;
  std::vector<std::uint32_t> number(options.size());
  for (std::uint32_t i = 0; i < order.size(); ++i) number[order[i]] = i;
  PlainComponent component(options.size());
  for (std::uint32_t p = 0; p < options.size(); ++p) {
    for (const std::uint32_t option : options[p]) component[number[p]].push_back(number[option]);
  }
  return component;
}

}  // namespace

TEST_CASE("a rule is read as it is written, whatever the grammar gives", "[rule][oracle]") {
  Random random(1701);
  for (int round = 0; round < rounds(3000); ++round) {
    const std::string text = test::random_rule(random, 1);
    Params written;
    rule::write_rule(test::rule_of(text), written);
    const std::string canonical = write_params(written);
    Params again;
    const rule::Rule read = test::rule_of(canonical);
    rule::write_rule(read, again);
    REQUIRE(write_params(again) == canonical);
    const rule::Rule first = test::rule_of(text);
    Work work;
    rule::Machine one(first, work);
    rule::Machine other(read, work);
    const rule::Place place(first.numbers.size(), random.below(9));
    REQUIRE(test::options_of(one, place) == test::options_of(other, place));
    REQUIRE(one.stopped() == other.stopped());
  }
}

TEST_CASE("a rule is solved as plain recursion solves it", "[rule][oracle]") {
  Random random(1702);
  int checked = 0;
  int split = 0;
  for (int round = 0; round < rounds(3000); ++round) {
    const std::string text = test::random_rule(random, 1 + random.below(3));
    const test::TypedRule typed = test::typed(text);
    REQUIRE(typed.problems.empty());
    CAPTURE(text);
    std::vector<PlainComponent> components;
    PlainPlaces plain(typed.rule);
    std::size_t positions = 1;
    for (const rule::Places& places : typed.at) {
      const auto options = plain.reach(places);
      auto component = options ? ordered(*options) : std::nullopt;
      if (!component) break;
      positions *= component->size();
      components.push_back(std::move(*component));
    }
    if (components.size() < typed.at.size() || positions > 1500) continue;
    std::vector<const PlainComponent*> parts;
    std::vector<std::uint32_t> start;
    for (const PlainComponent& component : components) {
      parts.push_back(&component);
      start.push_back(static_cast<std::uint32_t>(component.size() - 1));
    }
    // All is reached from the start, which therefore comes last.
    const PlainSum sum(parts);
    for (const char* compound : kEveryRule) {
      for (const Play play : {Play::Normal, Play::Misere}) {
        const Rules rules = test::rules_of(compound, play);
        CAPTURE(compound, play == Play::Misere);
        const test::DecidedRule decided = test::decided(typed, rules);
        split += !decided.search->by_places();
        const PlainSum::Answer answer = sum.solve(rules.sum, play)[sum.position_of(start)];
        REQUIRE(decided.decision.verdict.outcome == outcome_of(answer.won));
        if (decided.decision.verdict.remoteness) {
          REQUIRE(*decided.decision.verdict.remoteness == answer.remoteness);
        }
        REQUIRE(decided.decision.count == BigCount(answer.winning_turns));
        ++checked;
      }
    }
  }
  CHECK(checked > 8'000);
  CHECK(split > 1'000);
}

TEST_CASE("a rule that goes in circles is solved as round after round solves it",
          "[rule][oracle]") {
  Random random(1703);
  int checked = 0;
  for (int round = 0; round < rounds(2000); ++round) {
    const std::string text = round % 2 == 0 ? random_circles(random) : test::random_rule(random, 1);
    const test::TypedRule typed = test::typed(text);
    CAPTURE(text);
    PlainPlaces plain(typed.rule);
    const auto options = plain.reach(typed.at[0]);
    if (!options || ordered(*options)) continue;
    for (const Play play : {Play::Normal, Play::Misere}) {
      const Rules rules = test::rules_of("disjunctive", play);
      const auto places = rule::explore(typed.rule, typed.at, {});
      if (rule::refusal_of(typed.rule, typed.at, *places) != rule::Refusal::None) continue;
      const test::DecidedRule decided = test::decided(typed, rules);
      const std::vector<Depth> depths = fix_point(*options, play);
      REQUIRE(decided.decision.verdict.outcome == outcome_of(depths[0]));
      if (depths[0] != kNoEnd) {
        REQUIRE(decided.decision.verdict.remoteness == depths[0].remoteness);
      }
      const LoopyNumber number = loopy_numbers(*options)[0];
      REQUIRE(decided.grundy.has_value() == number.finite.has_value());
      if (number.finite) REQUIRE(*decided.grundy == *number.finite);
      ++checked;
    }
  }
  CHECK(checked > 300);
}

}  // namespace grundy
