#include "solve/table_kind.hpp"

namespace grundy {

Facts TableKind::facts(State state) const {
  const auto s = static_cast<std::size_t>(state);
  Facts facts{.grundy = table_.grundy[s],
              .outcome = outcome_of(table_.depth(s)),
              .remoteness = table_.remoteness[s]};
  if (!table_.suspense.empty()) facts.suspense = table_.suspense[s];
  if (!table_.grows.empty()) facts.grows = table_.grows[s] != 0;
  if (!table_.tame.empty()) {
    facts.tame = table_.tame[s] != 0;
    facts.fickle = is_fickle(table_.grundy[s], table_.misere_grundy[s]);
  }
  if (table_.loopy) {
    // What has ended is the pair (0,1), whatever it was before.
    facts.fickle = facts.outcome == Outcome::Win && !facts.live();
    facts.loopy = facts.live();
    const std::uint32_t set = UINT32_MAX - table_.grundy[s];
    if (set < table_.loop_sets.size()) facts.loop_set = &table_.loop_sets[set];
  }
  return facts;
}

void TableKind::for_each_option(State state, const VisitOptions& visit) const {
  options_(static_cast<std::uint32_t>(state), [&](std::uint32_t option) {
    visit({option, option, facts(option)});
  });
}

void TableKind::for_each_option_state(State state, const VisitOptionState& visit) const {
  options_(static_cast<std::uint32_t>(state), [&](std::uint32_t option) { visit(option); });
}

}  // namespace grundy
