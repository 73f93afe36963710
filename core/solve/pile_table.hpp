#pragma once

#include <cstdint>

#include "game/piles.hpp"
#include "solve/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest of a subtraction set, each played alone: O(largest * |take|).
SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
