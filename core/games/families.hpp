#pragma once

#include "analysis/analysis.hpp"
#include "analysis/rules.hpp"

namespace grundy {

/// Each family fills verdict, components, tables, moves, steps and what it alone has.
void analyze_position(const Piles& piles, const Rules& rules, Analysis& analysis);
void analyze_position(const PileRuns& piles, const Rules& rules, Analysis& analysis);
void analyze_position(const Board& board, const Rules& rules, Analysis& analysis);
void analyze_position(const Tree& tree, const Rules& rules, Analysis& analysis);
void analyze_position(const Row& row, const Rules& rules, Analysis& analysis);
void analyze_position(const TakeAndBreak& game, const Rules& rules, Analysis& analysis);
void analyze_position(const Northcott& game, const Rules& rules, Analysis& analysis);

}  // namespace grundy
