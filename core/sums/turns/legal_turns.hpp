#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "params/compound.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// All turns that the rules allow in one position, numbered but never written down together: those
/// that move the fewest items first, then by the items they move, the last one's options fastest.
class LegalTurns {
 public:
  /// What each item may do, staying aside, and how many of those that can move a turn moves: any
  /// number from 1 to `size.most`, or every one of them. `all`: nothing that an item may do is left out.
  LegalTurns(std::vector<Choices> items, TurnSize size, bool all = true);

  bool none() const { return live_.empty() || most_ == 0; }
  /// Of all of them; none beyond 64 bits, or where some are left out.
  std::optional<std::uint64_t> count() const;
  /// In how many rows the options stand: what it costs to look at them all.
  std::uint64_t rows() const;
  /// How many of them can be asked for, at most 2^53.
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
  bool cut_ = false;  // turns of more moves than anybody can page to are left out
  std::size_t most_ = 0;
  std::vector<std::uint64_t> ways_;
};

}  // namespace grundy
