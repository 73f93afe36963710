#include "sums/heap_sum.hpp"

#include <algorithm>

#include "theory/bits/bit_counts.hpp"

namespace grundy {

std::uint64_t winning_nim_moves(std::span<const std::uint64_t> heaps, Play play) {
  const auto ones = bit_counts(heaps);
  NimTotals totals;
  for (std::size_t bit = 0; bit < ones.size(); ++bit) {
    totals.nim_sum |= (ones[bit] & 1) << bit;
  }
  if (play == Play::Misere) {
    const auto firm = [](std::uint64_t size) { return size > 1; };
    totals.firm = static_cast<std::uint64_t>(std::count_if(heaps.begin(), heaps.end(), firm));
  }
  return winning_moves(totals, ones, play);
}

}  // namespace grundy
