#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"

namespace grundy {

/// The moves of a rule that takes a bounded number of coins and leaves at most two heaps: for each
/// number of heaps left, the numbers of coins that may be taken, ascending.
struct HeapMoves {
  std::vector<std::uint32_t> ends;  ///< the heap must have exactly so many
  std::vector<std::uint32_t> ones;
  std::vector<std::uint32_t> twos;
  std::uint32_t last = 0;  ///< the largest of all these
  bool unequal = false;    ///< two heaps of the same size may not be left

  /// Whether the numbers that `twos` takes are all even or all odd.
  bool same_parity() const;
};

/// The moves; none if the rule is not of this form.
std::optional<HeapMoves> bounded_moves(const HeapRule& rule);

}  // namespace grundy
