#pragma once

#include <cstdint>
#include <vector>

#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// So many heaps at the end are the sample, and so far back witnesses lie at most.
inline constexpr std::uint64_t kWitnessSample = 1'024;
inline constexpr std::uint64_t kWitnessReach = 700;

/// Entries with a common heap that prove rare values to be options for many heaps: on the last values,
/// where all are below 64, each is the one that proves most of what those before it do not.
std::vector<OptionEntry> choose_witnesses(const SparseSearch& search, const Values& values);

}  // namespace grundy
