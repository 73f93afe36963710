#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/geography/geography.hpp"

namespace grundy {

/// The row of the catalogue: Geography.
std::vector<GameEntry> geography_games();
Position read_geography_position(std::string_view game, Fields& fields);

void analyze_position(const Geography& game, const Rules& rules, Analysis& analysis);

/// The token goes to a node from the one it is on; put on one, it comes from there.
ItemMove step_to(const Geography& game, const std::optional<std::uint32_t>& token,
                 std::uint32_t node);
std::unique_ptr<Referee> geography_referee(const Game& game);

}  // namespace grundy
