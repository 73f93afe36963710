#pragma once

#include <cstdint>
#include <limits>

#include "params/play.hpp"
#include "theory/remoteness.hpp"

namespace grundy {

/// Outcome and remoteness in one number, larger where a player would rather move to: a lost position
/// that ends soon, then one that ends late, then a won one that ends late, last one that ends soon.
/// So the options of a position come to their maximum, and a whole line of them to one number.
using DepthKey = std::int32_t;

inline constexpr DepthKey kNoOption = std::numeric_limits<DepthKey>::min();
/// More than any remoteness.
inline constexpr DepthKey kSoonest = DepthKey{1} << 30;

/// The key of a position whose options come to `best`.
inline DepthKey key_above(DepthKey best, Play play) {
  if (best == kNoOption) return play == Play::Misere ? -kSoonest : kSoonest;
  return best > 0 ? 1 - best : -1 - best;
}

inline Depth depth_of(DepthKey key) {
  return {.won = key < 0, .remoteness = kSoonest - (key < 0 ? -key : key)};
}

}  // namespace grundy
