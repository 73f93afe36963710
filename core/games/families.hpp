#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>

#include "families/chomp/family.hpp"
#include "families/cram/family.hpp"
#include "families/geography/family.hpp"
#include "families/graph/family.hpp"
#include "families/grid/family.hpp"
#include "families/hackenbush/family.hpp"
#include "families/node-kayles/family.hpp"
#include "families/northcott/family.hpp"
#include "families/notakto/family.hpp"
#include "families/row/family.hpp"
#include "families/rule/family.hpp"
#include "families/subtraction/family.hpp"
#include "families/take-and-break/family.hpp"
#include "families/tree/family.hpp"
#include "games/registry.hpp"

namespace grundy {

/// All families, in the order in which they are shown. No other file of the core names them all.
inline constexpr FamilyEntry kFamilies[] = {
    {subtraction_games, read_subtraction_position, "piles"},
    {take_and_break_games, read_take_and_break_position, "heaps"},
    {grid_games, read_grid_position, "boards"},
    {cram_games, read_cram_position, "boards"},
    {chomp_games, read_chomp_position, "boards"},
    {notakto_games, read_notakto_position, "heaps"},
    {tree_games, read_tree_position, "graphs"},
    {row_games, read_row_position, "hidden"},
    {northcott_games, read_northcott_position, "hidden"},
    {graph_games, read_graph_position, "graphs"},
    {geography_games, read_geography_position, "graphs"},
    {node_kayles_games, read_node_kayles_position, "graphs"},
    {hackenbush_games, read_hackenbush_position, "hidden"},
    {rule_games, read_rule_position, "typed"},
};

/// All families, with readers for those of one group only.
consteval auto families_of(std::string_view group) {
  std::array<FamilyEntry, std::size(kFamilies)> families{};
  for (std::size_t i = 0; i < families.size(); ++i) {
    families[i] = kFamilies[i];
    if (families[i].group != group && group != "all") families[i].read = nullptr;
  }
  return families;
}

/// All families with their readers, for programs in which nobody waits for a download.
std::span<const FamilyEntry> all_families();

}  // namespace grundy
