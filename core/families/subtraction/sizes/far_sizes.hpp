#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/take_set.hpp"

namespace grundy {

/// Bounds on the sizes reached, and on the looks to find them: one for each range and each run of
/// neighbours among the sizes.
inline constexpr std::uint64_t kMaxFarSizes = 2'000'000;
inline constexpr std::uint64_t kMaxFarOptions = 1'000'000'000;

/// The sizes that piles can reach, ascending, their own included, where a turn takes a number in one of
/// the ranges (ascending, with gaps between them; at least one), whatever the pile; none beyond the bounds.
std::optional<std::vector<std::uint64_t>> reachable_sizes(const std::vector<NumberRange>& ranges,
                                                          std::vector<std::uint64_t> piles);

}  // namespace grundy
