#pragma once

#include <cstdint>
#include <vector>

#include "game/take_set.hpp"
#include "solve/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest where a turn takes a number in one of the ranges (ascending, with gaps
/// between them), whatever the pile: the options in a range are a window over the smaller sizes, and
/// from one size to the next each window gains one and loses one. Grundy numbers are counted in a
/// bag; the least remoteness of the lost and the greatest of the won options stand at the heads of
/// monotone queues. O(ranges) per size, however wide they are.
SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges, std::uint32_t largest,
                             const Wanted& wanted);

}  // namespace grundy
