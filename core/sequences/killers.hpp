#pragma once

#include <vector>

#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// How many of the last heaps are the sample for choosing killers.
inline constexpr std::uint64_t kKillerSample = 256;

/// Puts the killers first and returns how many they are. Together their options cover most common
/// values below those of the last heaps; each is the entry that adds most to those before it.
std::size_t order_by_kills(const SparseSearch& search, const Values& values,
                           std::vector<OptionEntry>& entries);

}  // namespace grundy
