#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"
#include "sequences/value_set.hpp"
#include "sequences/values.hpp"

namespace grundy {

/// For each number of coins that a turn may leave: the values of all ways to leave them as none,
/// one, two or three heaps. The options of any heap are unions of these sets, so each way to split
/// a number of coins is looked at once.
class HeapSets {
 public:
  explicit HeapSets(const HeapRule& rule);

  /// The values of the options of the next heap.
  const ValueSet& options(const Values& values);

 private:
  using Sets = std::array<ValueSet, 4>;  // by the number of heaps left

  void part(const Values& values, std::uint64_t coins);
  void settle(const Values& values, std::uint64_t coins);
  ValueSet pairs(const Values& values, std::uint64_t coins);
  ValueSet triples(const Values& values, std::uint64_t coins);
  ValueSet unequal_triples(const Values& values, std::uint64_t coins) const;
  void unite_left(std::uint8_t digit, const Sets& left);
  Sets& kept(std::uint64_t coins) { return kept_[coins % kept_.size()]; }

  HeapRule rule_;
  std::array<bool, 4> wanted_{};
  // The sets for all numbers of coins that the next heaps can leave; for all numbers if three heaps may be left.
  std::vector<Sets> kept_;
  // As kept_, united over all numbers that are smaller by whole blocks of repeated digits.
  std::vector<Sets> united_;
  std::uint64_t parted_ = 0;   // below it the sets of two and three heaps are known
  std::uint64_t settled_ = 0;  // below it all sets are known
  std::vector<std::uint8_t> seen_;
  ValueSet options_;
};

}  // namespace grundy
