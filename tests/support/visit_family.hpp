#pragma once

#include <cstdlib>

#include "games/families.hpp"

namespace grundy {

/// Calls `visit` with the position as its family holds it: what the tests know of each family beside the core
/// stands in overloads. Every family is named here, and a position of another one ends the test.
template <class First, class... Others, class Visit>
auto visit_as(const Position& position, Visit visit) {
  if (const First* held = position.as<First>()) return visit(*held);
  if constexpr (sizeof...(Others) > 0) return visit_as<Others...>(position, visit);
  std::abort();
}

template <class Visit>
auto visit_family(const Position& position, Visit visit) {
  return visit_as<Piles, Board, Tree, Row, Northcott, TakeAndBreak, PileRuns, Graph,
                  rule::RulePosition>(position, visit);
}

}  // namespace grundy
