#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/piles.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Solves all pile sizes 0 … largest of take-away. The options in a range are a window over the smaller
/// sizes, and from one size to the next each window gains one and loses one. A bag counts their Grundy
/// numbers; all else follows from keys, and a monotone queue has the greatest of them at its head.
/// O(ranges) per size, however wide they are; evens and odds are ranges with step 2.
/// Single numbers, such as the squares, each lead a block of neighbours to a block of neighbours, so the
/// options of a block are joined one number after the other. Numbers smaller than a block, and those that
/// depend on the pile's size, are looked at one by one.
SolvedTable solve_by_windows(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

/// The same for a list of sizes, ascending, that contains all sizes reachable from them: the
/// options in a range are again neighbours in the list. The table is in the order of the list. The
/// rules must consist of ranges.
SolvedTable solve_by_windows(const Piles& rules, const std::vector<std::uint64_t>& sizes,
                             const Wanted& wanted);

}  // namespace grundy
