#pragma once

#include <optional>
#include <set>
#include <string>

#include "core/families/rule/typed_rule.hpp"
#include "families/rule/solve/rule_kind.hpp"
#include "oracle/small_games.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/sum.hpp"

namespace grundy::test {

/// A typed rule with its position decided as a sum of components.
struct DecidedRule {
  std::shared_ptr<const rule::RuleSearch> search;
  Decision decision;
  std::optional<Nimber> grundy;  ///< of the whole as a disjunctive sum
  std::set<std::string> turns;   ///< that win: "1:4 3:0"
};

inline Rules rules_of(const std::string& sum, Play play) {
  Problems problems;
  const Params params{{"sum", sum}};
  Fields fields(params, problems);
  return {play, read_sum(fields), 0};
}

inline DecidedRule decided(const TypedRule& typed, const Rules& rules) {
  DecidedRule decided;
  const auto places = rule::explore(typed.rule, typed.at, {});
  REQUIRE(!places->fault());
  if (places->known()) {
    REQUIRE(rule::refusal_of(typed.at, *places) == rule::Refusal::None);
    decided.search = rule::search_for(places, typed.at, rules);
  }
  const ComponentSum sum = places->known()
                               ? rule::component_sum(decided.search, typed.at, rules.play)
                               : rule::unknown_sum(typed.rule, typed.at, *places, rules.play);
  const std::vector<Facts> facts = all_facts(sum);
  TurnPage page(0, 10'000);
  decided.decision = decide(sum, facts, rules.sum, rules.play, page);
  if (all_decided(facts) && !any_infinite(facts)) decided.grundy = nim_sum(facts);
  for (const Turn& turn : page.list()) {
    std::string written;
    for (const Moved& moved : turn) {
      const ComponentKind& kind = *sum.kinds[sum.parts[moved.part].kind];
      written +=
          (written.empty() ? "" : " ") + std::to_string(moved.part + 1) + ":" + kind.name(moved.to);
    }
    decided.turns.insert(written);
  }
  return decided;
}

}  // namespace grundy::test
