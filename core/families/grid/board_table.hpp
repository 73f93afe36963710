#pragma once

#include <cstdint>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Every cell solved for a piece of `kind` standing there alone; damaged cells stay 0.
/// Takes the waves or the sweep where they apply, else goes by options, or backwards from the ends where
/// the piece can go in circles.
SolvedTable solve_kind(const Board& board, const std::vector<std::uint8_t>& holes,
                       std::uint32_t kind, const Wanted& wanted);

/// The same by options alone, for a piece that cannot: O(cells * moves).
SolvedTable solve_kind_by_options(const Board& board, const std::vector<std::uint8_t>& holes,
                                  std::uint32_t kind, const Wanted& wanted);

}  // namespace grundy
