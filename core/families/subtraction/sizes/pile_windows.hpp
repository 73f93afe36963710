#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/take_set.hpp"
#include "theory/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest where a turn takes a number in one of the ranges (ascending, with gaps
/// between them), whatever the pile: the options in a range are a window over the smaller sizes, and
/// from one size to the next each window gains one and loses one. Grundy numbers are counted in a
/// bag; of the keys from which all else follows the greatest stands at the head of a monotone queue.
/// O(ranges) per size, however wide they are.
/// `every_second` are the first of numbers that go on by 2 for ever and may be taken as well.
SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges, std::uint32_t largest,
                             const Wanted& wanted,
                             const std::vector<std::uint64_t>& every_second = {});

/// The same for some sizes only, ascending, among which are all that can be reached from them: then
/// the options in a range are again neighbours in the list. The table has them in the order of the list.
SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges,
                             const std::vector<std::uint64_t>& sizes, const Wanted& wanted);

}  // namespace grundy
