#pragma once

#include <memory>

#include "analysis/rules.hpp"
#include "analysis/solved_rules.hpp"
#include "families/grid/board.hpp"

namespace grundy {

/// A board solved once, for all positions that differ only in their pieces.
std::unique_ptr<SolvedRules> solved_board(const Board& board, const Rules& rules);

}  // namespace grundy
