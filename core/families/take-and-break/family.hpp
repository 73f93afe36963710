#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/take-and-break/take_and_break.hpp"

namespace grundy {

/// The catalogue rows for heaps that are split.
std::vector<GameEntry> take_and_break_games();
Position read_take_and_break_position(std::string_view game, Fields& fields);

void analyze_position(const TakeAndBreak& game, const Rules& rules, Analysis& analysis);

/// The components, each the sum of its heaps.
ComponentSum component_sum(const TakeAndBreak& game, const Rules& rules);

}  // namespace grundy
