#pragma once

#include "families/node-kayles/node_kayles.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Of Node Kayles 1 for each node that is free, else 0; and its moves, by their definition.
Whole start_of(const NodeKayles& game);
std::vector<WholeMove> moves_of(const NodeKayles& game, const Whole& whole);

/// The same position with only those free nodes left that hang together with one of them.
Whole part_at(const NodeKayles& game, const Whole& whole, std::size_t node);

}  // namespace grundy
