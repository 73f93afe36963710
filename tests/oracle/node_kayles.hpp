#pragma once

#include "families/node-kayles/node_kayles.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Node Kayles and Arc Kayles by their definitions: for each node 1 if it is free, else 0.
Whole start_of(const NodeKayles& game);
std::vector<WholeMove> moves_of(const NodeKayles& game, const Whole& whole);

/// Keeps only the free nodes connected to `node`: its component.
Whole part_at(const NodeKayles& game, const Whole& whole, std::size_t node);

}  // namespace grundy
