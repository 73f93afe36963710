#pragma once

#include <cstdint>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Every cell solved for a piece of `kind` standing there alone; damaged cells stay 0. By waves or
/// a sweep where they apply, backwards from the ends where the piece can go in circles, else by
/// options.
SolvedTable solve_kind(const Board& board, const std::vector<std::uint8_t>& holes,
                       std::uint32_t kind, const Wanted& wanted);

/// The same by options alone, for a piece that cannot go in circles: O(cells * moves).
SolvedTable solve_kind_by_options(const Board& board, const std::vector<std::uint8_t>& holes,
                                  std::uint32_t kind, const Wanted& wanted);

}  // namespace grundy
