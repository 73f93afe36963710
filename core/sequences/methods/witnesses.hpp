#pragma once

#include <cstdint>
#include <vector>

#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// How many of the last heaps are the sample, and how far back witnesses lie at most.
inline constexpr std::uint64_t kWitnessSample = 1'024;
inline constexpr std::uint64_t kWitnessReach = 700;

/// Entries with a common heap that prove rare values to be options for many of the last heaps. All
/// values there must be below 64. Each entry proves most of what those before it do not.
std::vector<OptionEntry> choose_witnesses(const SparseSearch& search, const Values& values);

}  // namespace grundy
