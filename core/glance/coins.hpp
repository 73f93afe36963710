#pragma once

#include "glance/list.hpp"
#include "theory/nim.hpp"

namespace grundy::glance {

/// Coins that flow down a staircase, open or in disguise (see CoinRow and Staircase): for each
/// place what it holds, where that goes, and whether the place counts.
struct Coins {
  List<std::uint64_t> held;
  List<std::int32_t> next;  ///< a place, Tree::kNoParent where nothing moves, or kOutOfGame
  List<std::uint8_t> counts;

  NimTotals totals() const {
    NimTotals totals;
    for (std::size_t i = 0; i < held.size(); ++i) {
      if (counts[i] != 0) totals.add_heap(held[i]);
    }
    return totals;
  }
};

/// The remoteness, by a search of all positions; kUnknownRemoteness beyond kRemotenessLimit of
/// them. Spoils `good` where the search is too long.
std::int32_t searched_remoteness(const Coins& coins, Play play, Arena& arena, bool& good);

}  // namespace grundy::glance
