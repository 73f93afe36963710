#pragma once

#include <variant>

#include "families/grid/board.hpp"
#include "families/northcott/northcott.hpp"
#include "families/row/row.hpp"
#include "families/subtraction/pile_runs.hpp"
#include "families/subtraction/piles.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "families/tree/tree.hpp"

namespace grundy {

/// A position of any family, legal by existing.
using Position = std::variant<Piles, Board, Tree, Row, Northcott, TakeAndBreak, PileRuns>;

/// Whether the whole position is one component, rather than the sum of several.
inline bool is_one_component(const Position& position) {
  return !std::holds_alternative<Piles>(position) && !std::holds_alternative<Board>(position) &&
         !std::holds_alternative<TakeAndBreak>(position) &&
         !std::holds_alternative<PileRuns>(position);
}

}  // namespace grundy
