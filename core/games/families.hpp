#pragma once

#include "families/graph/family.hpp"
#include "families/grid/family.hpp"
#include "families/northcott/family.hpp"
#include "families/row/family.hpp"
#include "families/rule/family.hpp"
#include "families/subtraction/family.hpp"
#include "families/take-and-break/family.hpp"
#include "families/tree/family.hpp"
#include "games/registry.hpp"

namespace grundy {

/// The registry: all families in the order in which they are shown. No other file of the core names them all.
inline constexpr FamilyEntry kFamilies[] = {
    {subtraction_games, read_subtraction_position},
    {take_and_break_games, read_take_and_break_position},
    {grid_games, read_grid_position},
    {tree_games, read_tree_position},
    {row_games, read_row_position},
    {northcott_games, read_northcott_position},
    {graph_games, read_graph_position},
    {rule_games, read_rule_position},
};

}  // namespace grundy
