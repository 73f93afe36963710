#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "theory/nim.hpp"

namespace grundy {

/// How many heaps have a winning move; each has at most one (C. L. Bouton 1901). `ones[i]` is how many of
/// them have a one in the column of 2^i.
inline std::uint64_t winning_moves(const NimTotals& totals,
                                   const std::array<std::uint64_t, 64>& ones, Play play) {
  if (is_lost(totals, play)) return 0;
  if (play == Play::Misere && totals.firm == 0) return ones[0];
  // The only large heap is brought to 0 or 1, whatever leaves an odd number of ones.
  if (play == Play::Misere && totals.firm == 1) return 1;
  return ones[static_cast<std::size_t>(std::bit_width(totals.nim_sum)) - 1];
}

/// A sum of Nim heaps, or of components that play like them, kept up to date under edits: each costs
/// as many steps as the heap's size has ones in binary, however many heaps there are.
class HeapSum {
 public:
  void add(std::uint64_t size) {
    totals_.add_heap(size);
    count_ones(size, 1);
  }
  void remove(std::uint64_t size) {
    totals_ = totals_.without_heap(size);
    count_ones(size, -1);
  }
  /// A pile of `from` coins gets `to`, a piece goes from a cell of one Grundy number to another.
  void replace(std::uint64_t from, std::uint64_t to) {
    remove(from);
    add(to);
  }

  const NimTotals& totals() const { return totals_; }

  std::uint64_t winning_moves(Play play) const {
    return grundy::winning_moves(totals_, ones_, play);
  }

 private:
  void count_ones(std::uint64_t size, std::int64_t change) {
    for (; size != 0; size &= size - 1) {
      ones_[static_cast<std::size_t>(std::countr_zero(size))] += static_cast<std::uint64_t>(change);
    }
  }

  NimTotals totals_;
  std::array<std::uint64_t, 64> ones_{};
};

/// The same for many heaps, in one reading of them (two in misère play), with nothing else kept.
std::uint64_t winning_nim_moves(std::span<const std::uint64_t> heaps, Play play);

}  // namespace grundy
