#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/row/row.hpp"

namespace grundy {

/// The rows of the catalogue: a row of stairs, piles, cakes or pots.
std::vector<GameEntry> row_games();
Position read_row_position(std::string_view game, Fields& fields);

void analyze_position(const Row& row, const Rules& rules, Analysis& analysis);
std::unique_ptr<Referee> row_referee(const Game& game);

}  // namespace grundy
