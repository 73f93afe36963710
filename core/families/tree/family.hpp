#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/tree/tree.hpp"

namespace grundy {

/// The catalogue row for coins on a tree.
std::vector<GameEntry> tree_games();
Position read_tree_position(std::string_view game, Fields& fields);

void analyze_position(const Tree& tree, const Rules& rules, Analysis& analysis);

/// The move that leaves `rest` of a node's coins, where `coins` are on the nodes. Not for the root.
ItemMove coins_up(const Tree& tree, const std::vector<std::uint64_t>& coins, std::size_t node,
                  std::uint64_t rest);
std::unique_ptr<Referee> tree_referee(const Game& game);

}  // namespace grundy
