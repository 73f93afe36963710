#pragma once

#include <algorithm>
#include <cstdint>

#include "families/subtraction/piles.hpp"

namespace grundy {

/// An upper estimate of what each method costs to solve all sizes, counted in options.
struct SizeCost {
  std::uint64_t options = 0;
  std::uint64_t windows = 0;

  std::uint64_t least() const { return std::min(options, windows); }
};

/// Requires that some number up to `largest` may be taken.
SizeCost size_cost(const Piles& rules, std::uint64_t largest);

/// How many neighbouring sizes are solved together.
inline constexpr std::uint32_t kSizesInBlock = 256;
/// From this length on a window costs less than the range's numbers one by one.
inline constexpr std::uint64_t kShortRange = 24;

/// Whether the numbers of a range are joined one by one, by blocks, instead of by a window.
inline bool is_short(const NumberRange& range) { return range.length() < kShortRange; }

inline bool goes_by_two(NamedSet set) { return set == NamedSet::Evens || set == NamedSet::Odds; }

inline bool only_coprimes(const TakeSet& take) {
  return take == TakeSet{.ranges = {}, .powers = {}, .named = {NamedSet::Coprimes}};
}

}  // namespace grundy
