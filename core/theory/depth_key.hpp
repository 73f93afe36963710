#pragma once

#include <cstdint>
#include <limits>

#include "params/play.hpp"
#include "theory/remoteness.hpp"

namespace grundy {

/// Outcome and remoteness in one number, larger for an option that a player prefers: best is a lost
/// position that ends soon, then lost late, then won late, last won soon. So only the greatest key
/// among the options of a position matters, and a whole line of options is summed up in one number.
using DepthKey = std::int32_t;

inline constexpr DepthKey kNoOption = std::numeric_limits<DepthKey>::min();
/// More than any remoteness.
inline constexpr DepthKey kSoonest = DepthKey{1} << 30;

/// The key of a position whose best option has the key `best`; kNoOption if it has no options.
inline DepthKey key_above(DepthKey best, Play play) {
  if (best == kNoOption) return play == Play::Misere ? -kSoonest : kSoonest;
  return best > 0 ? 1 - best : -1 - best;
}

inline Depth depth_of(DepthKey key) {
  return {.won = key < 0, .remoteness = kSoonest - (key < 0 ? -key : key)};
}

}  // namespace grundy
