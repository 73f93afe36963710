#pragma once

#include <cstdint>
#include <vector>

#include "params/drawn_graph.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// Tokens on the nodes of a directed graph, any number on a node. A turn moves one of them along an arc. Arcs may form
/// cycles, and a loop leads from a node to itself: a turn along it changes nothing but who is to move.
struct Graph : DrawnGraph {
  static constexpr std::size_t kMaxTokens = 100'000;

  std::vector<std::uint32_t> tokens;  ///< the node of each token, in the reader's order
  bool operator==(const Graph&) const = default;
};

Graph read_graph(Fields& fields);
void write_graph(const Graph& graph, Params& params);

/// Where a token may go from each node: arcs to the same node are one way.
StateGraph arcs_of(const Graph& graph);

}  // namespace grundy
