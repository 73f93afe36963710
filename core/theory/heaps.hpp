#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// The numbers of coins of some heaps.
using Heaps = std::vector<std::uint64_t>;

}  // namespace grundy
