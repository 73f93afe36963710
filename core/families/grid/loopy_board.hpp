#pragma once

#include <cstdint>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Every cell solved for a piece of `kind`, which may go in circles, standing there alone; damaged
/// cells stay 0. Outcomes and remoteness by retrograde analysis, with loopy Grundy numbers; the
/// other tables have no meaning here. A slide is not followed cell by cell but closed from its far
/// end, so each cell costs one step for each vector, and no list of moves is kept: O(cells *
/// vectors) for each Grundy number that occurs.
SolvedTable solve_loopy_kind(const Board& board, const std::vector<std::uint8_t>& holes,
                             std::uint32_t kind, const Wanted& wanted);

}  // namespace grundy
