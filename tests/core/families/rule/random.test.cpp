#include <map>

#include "core/families/rule/decided_rule.hpp"
#include "core/families/rule/random_rule.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/plain_sum.hpp"

namespace grundy {
namespace {

// Lists everything that a component can reach, using only the interpreter.
class PlainPlaces {
 public:
  explicit PlainPlaces(const rule::Rule& rule) : machine_(rule, work_) {}

  // The options of all places reached, the start first. None if there are more than 60 places, or a fault.
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
    over_.clear();
    for (const rule::Places& places : found) over_.push_back(over_at(places));
    return machine_.stopped() ? std::nullopt : std::optional(options);
  }
  // For each place of the last call of reach(): whether the player to move has won, if the whole game is over there.
  const std::vector<std::optional<bool>>& over() const { return over_; }

 private:
  std::optional<bool> over_at(const rule::Places& places) {
    std::optional<bool> over;
    for (const rule::Place& place : places) {
      const rule::Ending ending = machine_.ending(place);
      if (ending == rule::Ending::Lost) return false;
      if (ending == rule::Ending::Won) over = true;
    }
    return over;
  }

  std::set<rule::Places> moves(const rule::Places& places) {
    std::set<rule::Places> moves;
    if (over_at(places)) return moves;
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
  std::vector<std::optional<bool>> over_;
};

// All positions of a sum in which one component can end the whole game. Numbered with the first component fastest.
class PlainWhole {
 public:
  void add(OptionLists options, std::vector<std::optional<bool>> over) {
    positions_ *= options.size();
    parts_.push_back({std::move(options), std::move(over)});
  }
  std::size_t positions() const { return positions_; }

  // The outcome of the first position and its number of winning turns.
  std::pair<Outcome, std::uint64_t> solve(const Sum& sum, Play play) const {
    // Two more positions help where the rule's ending contradicts the convention: the first has no move,
    // the second leads to the first.
    OptionLists options(positions_ + 2);
    const auto end = static_cast<std::uint32_t>(positions_);
    options[end + 1] = {end};
    for (std::size_t position = 0; position < positions_; ++position) {
      if (const auto won = over_at(position)) {
        if (*won != (play == Play::Misere)) options[position] = {end};
      } else {
        add_turns(position, sum, options[position]);
      }
    }
    const std::vector<Depth> depths = fix_point(options, play);
    const auto wins = [&](std::uint32_t after) {
      return outcome_of(depths[after]) == Outcome::Lose;
    };
    const auto count = std::count_if(options[0].begin(), options[0].end(), wins);
    return {outcome_of(depths[0]), over_at(0) ? 0 : static_cast<std::uint64_t>(count)};
  }

 private:
  struct Part {
    OptionLists options;
    std::vector<std::optional<bool>> over;
  };

  std::vector<std::uint32_t> at(std::size_t position) const {
    std::vector<std::uint32_t> at;
    for (const Part& part : parts_) {
      at.push_back(static_cast<std::uint32_t>(position % part.options.size()));
      position /= part.options.size();
    }
    return at;
  }
  std::optional<bool> over_at(std::size_t position) const {
    const std::vector<std::uint32_t> here = at(position);
    bool won = false;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const auto over = parts_[i].over[here[i]];
      if (over == false) return false;
      won = won || over == true;
    }
    return won ? std::optional(true) : std::nullopt;
  }
  void add_turns(std::size_t position, const Sum& sum, std::vector<std::uint32_t>& turns) const {
    const std::vector<std::uint32_t> here = at(position);
    std::size_t live = 0;
    for (std::size_t i = 0; i < parts_.size(); ++i) live += !parts_[i].options[here[i]].empty();
    const TurnSize size = turn_size(sum, parts_.size(), live);
    const auto extend = [&](const auto& self, std::size_t i, std::size_t moved, std::size_t after,
                            std::size_t weight) -> void {
      if (i == parts_.size()) {
        if (moved > 0 && size.allows(moved)) turns.push_back(static_cast<std::uint32_t>(after));
        return;
      }
      const std::size_t next = weight * parts_[i].options.size();
      self(self, i + 1, moved, after + weight * here[i], next);
      for (const std::uint32_t to : parts_[i].options[here[i]]) {
        self(self, i + 1, moved + 1, after + weight * to, next);
      }
    };
    extend(extend, 0, 0, 0, 1);
  }

  std::vector<Part> parts_;
  std::size_t positions_ = 1;
};

// A random rule whose moves may go in circles among a few numbers.
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

// Renumbers positions so that options come before their positions. None if moves go in circles.
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
  for (int round = 0; round < rounds(1000); ++round) {
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
    // Every position is reached from the start, which therefore has the largest number.
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
  CHECK(checked > 2'500);
  CHECK(split > 300);
}

TEST_CASE("a rule that ends the whole game is decided as plain recursion decides the whole",
          "[rule][oracle]") {
  Random random(1704);
  int checked = 0;
  int several = 0;
  int drawn = 0;
  for (int round = 0; round < rounds(700); ++round) {
    const std::size_t components = 1 + random.below(3);
    std::string text = components == 1 && round % 2 == 0 ? random_circles(random)
                                                         : test::random_rule(random, components);
    test::RuleWriter writer(random, text.find("a,b") == std::string::npos ? 1 : 2);
    const std::uint32_t which = random.below(3);
    if (which != 0) text += "&lost=" + writer.condition(1);
    if (which != 1) text += "&won=" + writer.condition(1);
    const test::TypedRule typed = test::typed(text);
    REQUIRE(typed.problems.empty());
    CAPTURE(text);
    PlainPlaces plain(typed.rule);
    PlainWhole whole;
    std::size_t reached = 0;
    for (const rule::Places& places : typed.at) {
      auto options = plain.reach(places);
      if (!options) break;
      whole.add(std::move(*options), plain.over());
      ++reached;
    }
    if (reached < typed.at.size() || whole.positions() > 600) continue;
    const auto places = rule::explore(typed.rule, typed.at, {});
    if (rule::refusal_of(typed.at, *places) != rule::Refusal::None) continue;
    for (const char* compound : kEveryRule) {
      for (const Play play : {Play::Normal, Play::Misere}) {
        const Rules rules = test::rules_of(compound, play);
        CAPTURE(compound, play == Play::Misere);
        const test::DecidedRule decided = test::decided(typed, rules);
        const auto [outcome, winning] = whole.solve(rules.sum, play);
        REQUIRE(decided.decision.verdict.outcome == outcome);
        REQUIRE(decided.decision.count == BigCount(outcome == Outcome::Win ? winning : 0));
        ++checked;
        several += typed.at.size() > 1;
        drawn += outcome == Outcome::Draw;
      }
    }
  }
  CHECK(checked > 1'000);
  CHECK(several > 300);
  CHECK(drawn > 3);
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
      if (rule::refusal_of(typed.at, *places) != rule::Refusal::None) continue;
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
