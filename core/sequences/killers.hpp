#pragma once

#include <vector>

#include "sequences/methods/one_hot_plan.hpp"
#include "sequences/methods/sparse_method.hpp"

namespace grundy {

/// So many heaps at the end are the sample of which killers are chosen.
inline constexpr std::uint64_t kKillerSample = 256;

/// Puts those entries first that together are the options of most common values below those of the
/// last heaps, each the one that adds most to those before it; returns how many these are.
std::size_t order_by_kills(const SparseSearch& search, const Values& values,
                           std::vector<OptionEntry>& entries);

}  // namespace grundy
