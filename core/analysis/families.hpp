#pragma once

#include "analysis/analysis.hpp"

namespace grundy {

/// Each family fills verdict, components, tables, moves, steps and what it alone has.
void analyze_position(const Piles& piles, Play play, Analysis& analysis);
void analyze_position(const Board& board, Play play, Analysis& analysis);
void analyze_position(const Tree& tree, Play play, Analysis& analysis);

}  // namespace grundy
