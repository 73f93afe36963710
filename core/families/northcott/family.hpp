#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/northcott/northcott.hpp"

namespace grundy {

/// The row of the catalogue: Northcott's game.
std::vector<GameEntry> northcott_games();
Position read_northcott_position(std::string_view game, Fields& fields);

void analyze_position(const Northcott& game, const Rules& rules, Analysis& analysis);
std::unique_ptr<Referee> northcott_referee(const Game& game);

}  // namespace grundy
