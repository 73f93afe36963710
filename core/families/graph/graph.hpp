#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// An arc from one node to another. (Searches of sums tell a turn by what it changes: an arc from a node to
/// itself would be a turn that changes nothing.)
struct Arc {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  bool operator==(const Arc&) const = default;
};

/// Where the reader wants a node drawn, to the right and down.
struct Spot {
  std::uint32_t node = 0;
  std::uint32_t x = 0;
  std::uint32_t y = 0;
  bool operator==(const Spot&) const = default;
};

/// Tokens on the nodes of a directed graph, any number on a node. A turn moves one of them along an arc.
/// Arcs may go in circles.
struct Graph {
  static constexpr std::size_t kMaxArcs = 1'000'000;
  static constexpr std::size_t kMaxTokens = 100'000;
  static constexpr std::size_t kMaxSpots = 10'000;
  static constexpr std::uint64_t kMaxDistance = 9999;
  static constexpr std::size_t kMaxNameLength = 24;

  std::vector<std::string>
      names;              ///< of the nodes, in the order in which the text first names them
  std::vector<Arc> arcs;  ///< in the reader's order, each once
  std::vector<std::uint32_t> tokens;  ///< the node of each, in the reader's order
  std::vector<Spot> spots;            ///< in the reader's order, at most one for each node
  bool operator==(const Graph&) const = default;
};

Graph read_graph(Fields& fields);
void write_graph(const Graph& graph, Params& params);

/// Where a token may go from each node.
StateGraph arcs_of(const Graph& graph);

}  // namespace grundy
