#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/subtraction/piles.hpp"

namespace grundy {

/// The catalogue rows for piles from which coins are taken.
std::vector<GameEntry> subtraction_games();
Position read_subtraction_position(std::string_view game, Fields& fields);

void analyze_position(const Piles& piles, const Rules& rules, Analysis& analysis);
void analyze_position(const PileRuns& piles, const Rules& rules, Analysis& analysis);

/// The piles as components. `piles` must outlive them.
ComponentSum component_sum(const Piles& piles, const Rules& rules);

}  // namespace grundy
