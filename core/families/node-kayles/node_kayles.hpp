#pragma once

#include <cstdint>
#include <vector>

#include "params/drawn_graph.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// Node Kayles and Arc Kayles (T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978).
/// In Node Kayles a turn puts a token on a free node; a node is free if neither it nor any neighbour has a token.
/// In Arc Kayles a turn puts tokens on both ends of an edge; a node is free if it has no token.
struct NodeKayles : DrawnGraph {
  bool on_edges = false;              ///< whether it is Arc Kayles
  std::vector<std::uint32_t> tokens;  ///< their nodes, in the reader's order
  bool operator==(const NodeKayles&) const = default;
};

NodeKayles read_node_kayles(bool on_edges, Fields& fields);
void write_node_kayles(const NodeKayles& game, Params& params);

/// Some nodes, ascending.
using Nodes = std::vector<std::uint32_t>;

/// The board of a game. Its places are the nodes of the graph, and in Arc Kayles after them the edges.
class KaylesBoard {
 public:
  explicit KaylesBoard(const NodeKayles& game);

  /// How many places there are.
  std::size_t places() const { return nodes() + (on_edges_ ? edges_.size() : 0); }
  /// Whether a move takes two nodes, so that a single node is no more than none.
  bool on_edges() const { return on_edges_; }
  /// How long it takes to look at one move: nodes and edges.
  std::size_t size() const { return nodes() + neighbours_.option.size(); }
  /// The name of a place: `a`, or `a-b`.
  std::string name(const NodeKayles& game, std::uint32_t place) const;
  /// The nodes of a place.
  Arc ends(std::uint32_t place) const {
    return place < nodes() ? Arc{place, place} : edges_[place - nodes()];
  }

  Nodes free_nodes(const NodeKayles& game) const;
  /// Where a move can be made while these nodes are free, ascending.
  std::vector<std::uint32_t> free_places(const Nodes& free) const;
  /// The nodes that stay free after a move at one of these places.
  Nodes free_after(const Nodes& free, std::uint32_t place) const;
  /// The connected parts of these nodes, ordered by first node.
  std::vector<Nodes> parts_of(const Nodes& free) const;

 private:
  std::size_t nodes() const { return neighbours_.positions(); }

  bool on_edges_;
  std::vector<Arc> edges_;
  StateGraph neighbours_;
};

}  // namespace grundy
