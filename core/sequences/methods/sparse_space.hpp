#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "params/as_size.hpp"
#include "sequences/methods/heap_moves.hpp"
#include "sequences/values.hpp"

namespace grundy {

/// A sparse space (Winning Ways, ch. 4, "Sparse space spells speed"): a value is rare if it has an
/// even number of the bits of `mask`, else common. The class of a nim-sum is the sum of the
/// classes, so of two values with a common nim-sum exactly one is rare.
///
/// With `parity` the two classes change places from heap to heap: a position is rare if the number
/// of its value's bits in `mask`, plus `heap` + `shift`, is even. The same then holds for options
/// that leave two heaps, if all numbers of coins they take have the parity of `shift`.
struct SparseSpace {
  std::uint32_t mask = 0;
  bool parity = false;
  std::uint32_t shift = 0;

  bool rare(std::uint64_t heap, std::uint32_t value) const {
    const auto bits = static_cast<std::uint32_t>(std::popcount(value & mask));
    return ((bits + (parity ? (heap + shift) & 1 : 0)) & 1) == 0;
  }
  bool operator==(const SparseSpace&) const = default;
};

struct RarePosition {
  std::uint32_t heap = 0;
  std::uint32_t value = 0;
};

/// The rare positions among the known values, ascending, without the heap of no coins.
struct RarePositions {
  SparseSpace space;
  std::vector<RarePosition> list;
  std::uint64_t changed = 0;  ///< from this heap on neither the space nor the list has changed

  std::uint64_t last() const { return list.empty() ? 0 : list.back().heap; }
};

/// How often each value occurs in heaps of at least one coin, at even and at odd heaps.
class Frequencies {
 public:
  void add(const Values& values, std::uint64_t from, std::uint64_t to);
  /// One more than the largest value.
  std::uint32_t values() const { return static_cast<std::uint32_t>(counts_.size()); }
  std::uint64_t of(std::uint32_t value) const { return counts_[value][0] + counts_[value][1]; }
  std::uint64_t of(std::uint32_t value, std::uint64_t parity) const {
    return counts_[value][as_size(parity)];
  }

 private:
  std::vector<std::array<std::uint64_t, 2>> counts_;
};

struct ChosenSpace {
  SparseSpace space;
  std::uint64_t rare = 0;  ///< how many of the positions are rare
};

/// The space with the fewest rare positions, by one Walsh-Hadamard transform of the frequencies:
/// entry i is the number of positions whose value has an even number of the bits of i, less the
/// number of the others. None if all values are 0 or no move leaves two heaps.
std::optional<ChosenSpace> choose_space(const HeapMoves& moves, const Frequencies& frequencies);

/// The rare positions of a space among the values.
RarePositions find_rares(const SparseSpace& space, const Values& values);

}  // namespace grundy
