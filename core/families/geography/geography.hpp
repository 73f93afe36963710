#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "params/drawn_graph.hpp"

namespace grundy {

/// What the token may not use again.
enum class EachOnce { Node, Edge };

/// Geography: a turn moves the token along an arc or edge, to a node where it has never been or, where edges are used
/// once, along one that it has never followed. Without a token, the turn puts it on any node not yet used. Each copy of
/// an arc or edge may be followed once, and a loop leads to the node where the token stands.
struct Geography : DrawnGraph {
  bool directed = false;  ///< whether `arcs` are arcs; else they are edges, followed both ways
  EachOnce each = EachOnce::Node;
  std::optional<std::uint32_t> token;  ///< its node
  /// The nodes it has left, or the indices in `arcs` of those it has followed, in the reader's order. Copies are alike:
  /// those followed come first in `arcs`.
  std::vector<std::uint32_t> used;
  bool operator==(const Geography&) const = default;
};

Geography read_geography(Fields& fields);
void write_geography(const Geography& game, Params& params);

}  // namespace grundy
