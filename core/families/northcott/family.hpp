#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/northcott/northcott.hpp"

namespace grundy {

/// The row of the catalogue: Northcott's game.
std::vector<GameEntry> northcott_games();
Position read_northcott_position(std::string_view game, Fields& fields);

void analyze_position(const Northcott& game, const Rules& rules, Analysis& analysis);

/// The slide of the piece to move in that row to a column. Written `2:w5`: in row 2 the white piece
/// goes to column 5, both counted from 1.
ItemMove slide_to(const Northcott& game, std::size_t row, std::uint32_t column);
std::unique_ptr<Referee> northcott_referee(const Game& game);

}  // namespace grundy
