#include "glance/kind.hpp"

#include "theory/general.hpp"

namespace grundy::glance {

Facts Kind::facts(State state) const {
  Facts facts = facts_in(table, state);
  if (heap) {
    facts.heap = true;
    facts.fickle = state < 2;
  }
  return facts;
}

void Kind::solve(const Wanted& wanted) {
  table = solve_by_options(
      states(),
      [&](auto visit) {
        for (const std::uint32_t state : order) visit(state);
      },
      [&](std::uint32_t state, auto visit) {
        for (const std::uint32_t to : options(state)) visit(to);
      },
      wanted);
}

}  // namespace grundy::glance
