#pragma once

#include "families/grid/family.hpp"
#include "families/northcott/family.hpp"
#include "families/row/family.hpp"
#include "families/subtraction/family.hpp"
#include "families/take-and-break/family.hpp"
#include "families/tree/family.hpp"

namespace grundy {

/// The registry: every family by the rows that it adds to the catalogue, in the order in which they are
/// shown. No other file of the core names them all.
inline constexpr std::vector<GameEntry> (*kFamilies[])() = {
    subtraction_games, take_and_break_games, grid_games, tree_games, row_games, northcott_games};

}  // namespace grundy
