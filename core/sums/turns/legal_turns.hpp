#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "params/compound.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// All legal turns of a position, numbered but never stored. Those that move the fewest items come
/// first, then by the items they move; the options of the last item change fastest.
class LegalTurns {
 public:
  /// `items` are the moves of each item; `stay` is ignored. A turn moves 1 to `size.most` of the items
  /// that can move, or every one of them if `size.least` > 1. `all`: `items` leaves out no move.
  LegalTurns(std::vector<Choices> items, TurnSize size, bool all = true);

  bool none() const { return live_.empty() || most_ == 0; }
  /// How many turns there are; none beyond 64 bits, or if some are left out.
  std::optional<std::uint64_t> count() const;
  /// How many ranges hold the moves: the cost of looking at all of them.
  std::uint64_t rows() const;
  /// How many turns `at` can return, at most 2^53.
  std::uint64_t listed() const;
  /// The turn of that number, which must be below `listed`.
  Turn at(std::uint64_t number) const;

 private:
  struct Item {
    std::size_t index = 0;
    Choices choices;
    std::uint64_t ways = 0;
  };
  /// In how many ways exactly `moves` of the items from the i-th on can move, at most 2^64-1.
  std::uint64_t ways(std::size_t i, std::size_t moves) const {
    return ways_[i * (most_ + 1) + moves];
  }
  void count_ways();
  std::uint64_t bounded_count() const;
  Turn every_at(std::uint64_t number) const;

  std::vector<Item> live_;
  bool all_ = true;
  bool every_ = false;
  bool cut_ = false;  // turns of so many moves that no page reaches them are left out
  std::size_t most_ = 0;
  std::vector<std::uint64_t> ways_;
};

}  // namespace grundy
