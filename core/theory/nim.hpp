#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "params/play.hpp"
#include "theory/remoteness.hpp"

namespace grundy {

using Nimber = std::uint64_t;

/// The numbers of coins of some heaps.
using Heaps = std::vector<std::uint64_t>;

/// What decides a sum of Nim heaps. A heap of 0 or 1 is fickle, a larger one firm. A tame component
/// is fickle if its pair (Grundy, misère Grundy) is (0,1) or (1,0), and firm if it is (n,n).
struct NimTotals {
  Nimber nim_sum = 0;
  std::uint64_t firm = 0;

  void add(Nimber grundy, bool is_firm) {
    nim_sum ^= grundy;
    firm += is_firm;
  }
  void add_heap(std::uint64_t size) { add(size, size >= 2); }

  NimTotals without(Nimber grundy, bool is_firm) const {
    return {nim_sum ^ grundy, firm - (is_firm ? 1 : 0)};
  }
  NimTotals without_heap(std::uint64_t size) const { return without(size, size >= 2); }
};

/// Whether the player to move loses: C. L. Bouton 1901, both conventions.
inline bool is_lost(const NimTotals& totals, Play play) {
  const Nimber lost_at = play == Play::Misere && totals.firm == 0 ? 1 : 0;
  return totals.nim_sum == lost_at;
}

/// The only size of a further heap that makes the sum with `rest` lost.
inline std::uint64_t balancing_heap(const NimTotals& rest, Play play) {
  const bool fickle_end = play == Play::Misere && rest.firm == 0;
  return rest.nim_sum ^ (fickle_end ? 1 : 0);
}

/// The nim product. With the nim-sum it makes the numbers below 2^(2^k) a field, for every k (J. H.
/// Conway, On Numbers and Games, 1976, chapter 6). Numbers below 2^(2 `half`), where `half` is a power
/// of two, are split and multiplied as (a F + b)(c F + d), where F = 2^`half` and F F = F + F/2.
inline Nimber nim_product(Nimber one, Nimber other, unsigned half = 32) {
  if (one < 2 || other < 2) return one * other;
  const Nimber low = (Nimber{1} << half) - 1;
  if (std::max(one, other) <= low) return nim_product(one, other, half / 2);
  const Nimber highs = nim_product(one >> half, other >> half, half / 2);
  const Nimber lows = nim_product(one & low, other & low, half / 2);
  const Nimber crossed =
      nim_product((one >> half) ^ (one & low), (other >> half) ^ (other & low), half / 2);
  return ((crossed ^ lows) << half) ^ lows ^ nim_product(highs, Nimber{1} << (half - 1), half / 2);
}

/// Outcome and remoteness of a Nim heap played alone.
inline Depth heap_alone(std::uint64_t size, Play play) {
  NimTotals totals;
  totals.add_heap(size);
  const std::int32_t moves =
      size < 2 ? static_cast<std::int32_t>(size) : (play == Play::Normal ? 1 : 2);
  return {.won = !is_lost(totals, play), .remoteness = moves};
}

}  // namespace grundy
