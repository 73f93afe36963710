#pragma once

#include <string>

#include "analysis/rules.hpp"
#include "families/grid/board.hpp"
#include "families/subtraction/piles.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "sums/component.hpp"

namespace grundy {

/// The position as components in solved tables or closed forms. `piles` and `board` must outlive it.
ComponentSum component_sum(const Piles& piles, const Rules& rules);
ComponentSum component_sum(const Board& board, const Rules& rules);
ComponentSum component_sum(const TakeAndBreak& game, const Rules& rules);

/// How the move of one part is written.
std::string move_notation(const Piles& piles, const ComponentSum& sum, std::size_t part, State to);
std::string move_notation(const Board& board, const ComponentSum& sum, std::size_t part, State to);
std::string move_notation(const TakeAndBreak& game, const ComponentSum& sum, std::size_t part,
                          State to);

}  // namespace grundy
