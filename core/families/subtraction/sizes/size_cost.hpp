#pragma once

#include <algorithm>
#include <cstdint>

#include "families/subtraction/piles.hpp"

namespace grundy {

/// What each method costs that solves all sizes up to some largest, or more, counted in options.
struct SizeCost {
  std::uint64_t options = 0;
  std::uint64_t windows = 0;

  std::uint64_t least() const { return std::min(options, windows); }
};

/// Requires numbers to take of which some are no larger than `largest`.
SizeCost size_cost(const Piles& rules, std::uint64_t largest);

/// So many neighbours are solved together.
inline constexpr std::uint32_t kSizesInBlock = 256;
/// Of longer ranges a window costs less than their numbers one by one.
inline constexpr std::uint64_t kShortRange = 24;

/// Whether the numbers of a range are looked at one by one, by blocks.
inline bool is_short(const NumberRange& range) { return range.length() < kShortRange; }

inline bool goes_by_two(NamedSet set) { return set == NamedSet::Evens || set == NamedSet::Odds; }

inline bool only_coprimes(const TakeSet& take) {
  return take == TakeSet{.ranges = {}, .powers = {}, .named = {NamedSet::Coprimes}};
}

}  // namespace grundy
