#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "families/take-and-break/heaps/heap_states.hpp"
#include "params/as_size.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// A set of positions of take-and-break, numbered in the order in which they are added. Each is a
/// list of heaps that can move, largest first.
///
/// If there are few lists of at most `coins` coins, each has its place among them in lexicographic
/// order, a sum of one term per heap. So a position is found without a key, a hash or a comparison.
class HeapPositions {
 public:
  HeapPositions() = default;
  /// `lives` tells whether a heap of so many coins can move; an empty heap cannot. No position has
  /// more than `coins` coins, and about `limit` positions at most will be added.
  HeapPositions(const std::function<bool(std::uint64_t)>& lives, std::uint64_t coins,
                std::uint64_t limit);

  /// The number of these heaps; a new one if they have none yet.
  std::uint32_t add(const Heaps& heaps);
  std::optional<std::uint32_t> find(const Heaps& heaps) const;
  /// Writes the heaps of that number.
  void get(std::uint32_t number, Heaps& heaps) const;
  std::uint32_t size() const {
    return by_place() ? static_cast<std::uint32_t>(places_.size()) : states_.size();
  }
  /// Forgets all numbers from `size` on.
  void shrink(std::uint32_t size);

 private:
  bool by_place() const { return !numbers_.empty(); }
  // How many lists have only heaps smaller than `heap` and at most `coins` coins.
  std::uint32_t before(std::uint64_t heap, std::uint64_t coins) const {
    return before_[as_size(heap * (coins_ + 1) + coins)];
  }
  std::uint32_t place_of(const Heaps& heaps) const;
  bool is_placed(const Heaps& heaps) const;

  std::uint64_t coins_ = 0;
  std::vector<std::uint32_t> before_;
  std::vector<std::uint32_t> numbers_;  // by place, one more than the number; 0 where there is none
  std::vector<std::uint32_t> places_;   // by number
  HeapStates states_;                   // used instead if there are too many places
};

}  // namespace grundy
