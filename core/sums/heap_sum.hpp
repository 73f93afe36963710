#pragma once

#include <bit>
#include <cstdint>
#include <span>

#include "theory/nim.hpp"

namespace grundy {

/// How many heaps have a winning move; each has at most one (C. L. Bouton 1901). `ones_in(bit)`
/// tells how many heaps have a 1 in the column of 2^bit.
template <class Ones>
std::uint64_t winning_moves(const NimTotals& totals, Play play, Ones ones_in) {
  if (is_lost(totals, play)) return 0;
  if (play == Play::Misere && totals.firm == 0) return ones_in(0);
  // The winning move reduces the only large heap to 0 or 1, whichever leaves an odd number of ones.
  if (play == Play::Misere && totals.firm == 1) return 1;
  return ones_in(static_cast<int>(std::bit_width(totals.nim_sum)) - 1);
}

/// The same for a list of heaps of up to 2^53-1 coins, which is read twice (three times in misère play).
std::uint64_t winning_nim_moves(std::span<const std::uint64_t> heaps, Play play);

}  // namespace grundy
