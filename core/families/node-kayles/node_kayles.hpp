#pragma once

#include <cstdint>
#include <vector>

#include "params/drawn_graph.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// Node Kayles (T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978): a turn
/// puts a token on a free node. A node is free if neither it nor any neighbour has a token.
struct NodeKayles : DrawnGraph {
  std::vector<std::uint32_t> tokens;  ///< their nodes, in the reader's order
  bool operator==(const NodeKayles&) const = default;
};

NodeKayles read_node_kayles(Fields& fields);
void write_node_kayles(const NodeKayles& game, Params& params);

/// The neighbours of each node.
StateGraph neighbours_of(const NodeKayles& game);

/// Some nodes, ascending.
using Nodes = std::vector<std::uint32_t>;

Nodes free_nodes(const NodeKayles& game, const StateGraph& neighbours);

/// The nodes that stay free once a token is put on `node`, which is one of them.
Nodes free_after(const Nodes& free, std::uint32_t node, const StateGraph& neighbours);

/// The connected parts of these nodes, ordered by first node.
std::vector<Nodes> parts_of(const Nodes& free, const StateGraph& neighbours);

}  // namespace grundy
