#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace grundy {

/// States with a rank that every move lowers.
using Ranked = std::vector<std::pair<std::int64_t, std::uint32_t>>;

/// Sorts by rank, so that options come before positions.
void sort_by_rank(Ranked& states);

}  // namespace grundy
