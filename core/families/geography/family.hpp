#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/geography/geography.hpp"

namespace grundy {

/// The row of the catalogue: Geography.
std::vector<GameEntry> geography_games();
Position read_geography_position(std::string_view game, Fields& fields);

void analyze_position(const Geography& game, const Rules& rules, Analysis& analysis);

/// The token's move to a node. A token that is placed counts as coming from that node.
ItemMove step_to(const Geography& game, const std::optional<std::uint32_t>& token,
                 std::uint32_t node);
std::unique_ptr<Referee> geography_referee(const Game& game);

}  // namespace grundy
