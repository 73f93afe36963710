#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/node-kayles/node_kayles.hpp"

namespace grundy {

/// The row of the catalogue: Node Kayles.
std::vector<GameEntry> node_kayles_games();
Position read_node_kayles_position(std::string_view game, Fields& fields);

void analyze_position(const NodeKayles& game, const Rules& rules, Analysis& analysis);

/// The move that puts a token on a node, and counts as coming from there. Written `1:a`.
ItemMove token_on(const NodeKayles& game, std::uint32_t node);
std::unique_ptr<Referee> node_kayles_referee(const Game& game);

}  // namespace grundy
