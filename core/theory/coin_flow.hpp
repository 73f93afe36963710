#pragma once

#include <cstdint>
#include <optional>

#include "theory/nim.hpp"

namespace grundy {

/// The only number of coins whose move from one place to the next leaves a staircase lost; none where
/// there is none. `totals` are those of the places that count; `coins` lie on this place, which
/// `counts` or passes its coins on to one that does and holds `beyond`.
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
