#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/piles.hpp"

namespace grundy {

/// Visits the numbers in these ranges up to `size`, ascending: what a turn of take-away may take
/// from a pile of `size` coins. The ranges ascend, with gaps between them.
template <class Ranges, class Visit>
void for_each_taken(const Ranges& ranges, std::uint64_t size, Visit visit) {
  for (const NumberRange& range : ranges) {
    const std::uint64_t most = std::min(range.most, size);
    for (std::uint64_t coins = range.least; coins <= most; ++coins) visit(coins);
    if (range.most >= size) return;
  }
}

/// The moves of take-away in piles of at most `largest` coins: the only place that defines options.
/// Numbers that do not depend on the size are listed once.
class PileOptions {
 public:
  PileOptions(const Piles& rules, std::uint64_t largest);

  /// Visits the sizes that one move leaves of a pile of `size` coins, largest first.
  template <class Visit>
  void for_each(std::uint64_t size, Visit visit) const {
    if (!divisors_ && !coprimes_) {
      for_each_taken(ranges_, size, [&](std::uint64_t coins) { visit(size - coins); });
    } else {
      for (const std::uint64_t coins : all_taken(size)) visit(size - coins);
    }
  }

  /// The numbers of coins that may be taken from every pile that has as many, as ranges with gaps
  /// between them.
  const std::vector<NumberRange>& ranges() const { return ranges_; }

  /// The numbers of coins that depend on the pile's size (divisors, coprimes), ascending. Some may
  /// be in the ranges as well.
  std::vector<std::uint64_t> taken_by_size(std::uint64_t size) const;

  /// Whether nothing may be taken from a pile of `size` coins.
  bool has_ended(std::uint64_t size) const {
    return (ranges_.empty() || size < ranges_.front().least) && taken_by_size(size).empty();
  }

 private:
  std::vector<std::uint64_t> all_taken(std::uint64_t size) const;

  std::vector<NumberRange> ranges_;
  std::optional<NamedSet> divisors_;  // all divisors, or the proper ones only
  bool coprimes_ = false;
};

/// Visits the options of Poker Nim: first those that take coins, then those that add some.
template <class Visit>
void for_each_poker_option(std::uint64_t state, Visit visit) {
  const std::uint64_t size = size_of(state);
  const std::uint64_t adds = adds_of(state);
  for (std::uint64_t left = size; left > 0; --left) visit(pile_state(left - 1, adds));
  for (std::uint64_t added = 1; added <= adds; ++added) {
    visit(pile_state(size + added, adds - added));
  }
}

}  // namespace grundy
