#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/row/row.hpp"

namespace grundy {

/// The rows of the catalogue: a row of stairs, piles, cakes or pots.
std::vector<GameEntry> row_games();
Position read_row_position(std::string_view game, Fields& fields);

void analyze_position(const Row& row, const Rules& rules, Analysis& analysis);

/// Written `3:1`, heap 3 keeps 1, or `1:2,4`, a stone leaves pot 1 and pots 2 and 4 get one each.
ItemMove item_move(const Row& row, const RowMove& move);
std::unique_ptr<Referee> row_referee(const Game& game);

}  // namespace grundy
