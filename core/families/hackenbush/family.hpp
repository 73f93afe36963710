#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/hackenbush/hackenbush.hpp"

namespace grundy {

/// The row of the catalogue: green Hackenbush.
std::vector<GameEntry> hackenbush_games();
Position read_hackenbush_position(std::string_view game, Fields& fields);

void analyze_position(const Hackenbush& picture, const Rules& rules, Analysis& analysis);

std::unique_ptr<Referee> hackenbush_referee(const Game& game);

}  // namespace grundy
