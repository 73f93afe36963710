#include "sums/table_kind.hpp"

namespace grundy {

Facts facts_in(const SolvedTable& table, State state) {
  const auto s = static_cast<std::size_t>(state);
  Facts facts{.grundy = table.number(s),
              .outcome = outcome_of(table.depth(s)),
              .remoteness = table.remoteness[s]};
  if (!table.suspense.empty()) facts.suspense = table.suspense[s];
  if (!table.grows.empty()) facts.grows = table.grows[s] != 0;
  if (!table.tame.empty()) {
    facts.tame = table.tame[s] != 0;
    facts.fickle = is_fickle(table.number(s), table.misere_grundy[s]);
  }
  if (table.loopy) {
    // Loopy tables have no misère numbers, but an ended position, won in misère play, has the pair (0,1).
    facts.fickle = facts.outcome == Outcome::Win && !facts.live();
    facts.loopy = facts.live();
    const std::uint32_t set = UINT32_MAX - table.number(s);
    if (set < table.loop_sets.size()) facts.loop_set = &table.loop_sets[set];
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
