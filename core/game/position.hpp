#pragma once

#include <variant>

#include "game/board.hpp"
#include "game/northcott.hpp"
#include "game/pile_runs.hpp"
#include "game/piles.hpp"
#include "game/row.hpp"
#include "game/take_and_break.hpp"
#include "game/tree.hpp"

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
