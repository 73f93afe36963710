#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/grid/board.hpp"

namespace grundy {

/// The rows of the catalogue: pieces on a board.
std::vector<GameEntry> grid_games();
Position read_grid_position(std::string_view game, Fields& fields);

void analyze_position(const Board& board, const Rules& rules, Analysis& analysis);

/// The pieces as components, which `board` must outlive.
ComponentSum component_sum(const Board& board, const Rules& rules);

}  // namespace grundy
