#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/take_set.hpp"

namespace grundy {

/// Bounds on how many sizes are reached, and on the steps to find them: one for each range and each
/// run of neighbouring sizes.
inline constexpr std::uint64_t kMaxFarSizes = 2'000'000;
inline constexpr std::uint64_t kMaxFarOptions = 1'000'000'000;

/// The sizes that the piles can reach, their own included, ascending. They are found in runs of
/// neighbours from the top down. A turn takes a number in one of `ranges` (ascending, with gaps; at
/// least one) from any pile. None beyond the bounds.
std::optional<std::vector<std::uint64_t>> reachable_sizes(const std::vector<NumberRange>& ranges,
                                                          std::vector<std::uint64_t> piles);

}  // namespace grundy
