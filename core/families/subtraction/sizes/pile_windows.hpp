#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/piles.hpp"
#include "theory/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest of take-away. The options in a range are a window over the smaller sizes, and
/// from one size to the next each window gains one and loses one. Grundy numbers are counted in a
/// bag; of the keys from which all else follows the greatest stands at the head of a monotone queue.
/// O(ranges) per size, however wide they are; evens and odds are ranges by two.
/// Numbers that are apart, such as the squares, lead a block of neighbours each to a block of neighbours, so
/// the options of a block are joined one number after the other. What is nearer than a block, and what only
/// the size allows to take, is looked at one by one.
SolvedTable solve_by_windows(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

/// The same for some sizes only, ascending, among which are all that can be reached from them: then
/// the options in a range are again neighbours in the list. The table has them in the order of the list.
/// Of the rules all numbers are in ranges.
SolvedTable solve_by_windows(const Piles& rules, const std::vector<std::uint64_t>& sizes,
                             const Wanted& wanted);

}  // namespace grundy
