#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/node-kayles/node_kayles.hpp"

namespace grundy {

/// The rows of the catalogue: Node Kayles and Arc Kayles.
std::vector<GameEntry> node_kayles_games();
Position read_node_kayles_position(std::string_view game, Fields& fields);

void analyze_position(const NodeKayles& game, const Rules& rules, Analysis& analysis);

/// The move at a place, which is both where it comes from and where it goes. Written `1:a`, or `1:a-b` for an edge.
ItemMove token_on(const NodeKayles& game, const KaylesBoard& board, std::uint32_t place);
std::unique_ptr<Referee> node_kayles_referee(const Game& game);

}  // namespace grundy
