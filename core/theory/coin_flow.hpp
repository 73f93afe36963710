#pragma once

#include <cstdint>
#include <optional>

#include "theory/nim.hpp"

namespace grundy {

/// How many coins must move from one place to the next to leave a staircase lost: one number at
/// most, none if there is none. `totals` sum up the places that count. This place holds `coins`;
/// either it `counts`, or its coins move to a place that does and holds `beyond`.
inline std::optional<std::uint64_t> winning_flow(const NimTotals& totals, Play play,
                                                 std::uint64_t coins, bool counts,
                                                 std::uint64_t beyond) {
  if (counts) {
    const std::uint64_t rest = balancing_heap(totals.without_heap(coins), play);
    return rest < coins ? std::optional(coins - rest) : std::nullopt;
  }
  const std::uint64_t wanted = balancing_heap(totals.without_heap(beyond), play);
  if (wanted <= beyond || wanted - beyond > coins) return std::nullopt;
  return wanted - beyond;
}

}  // namespace grundy
