#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "params/drawn_graph.hpp"
#include "params/play.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// Geography: a turn moves the token along an arc, or an edge, to a node where it has never been. A turn puts it
/// on any node where there is none yet.
struct Geography : DrawnGraph {
  bool directed = false;  ///< whether `arcs` are arcs; else they are edges, followed both ways
  std::optional<std::uint32_t> token;  ///< its node
  std::vector<std::uint32_t> visited;  ///< the nodes that it has left, in the reader's order
  bool operator==(const Geography&) const = default;
};

Geography read_geography(Fields& fields);
void write_geography(const Geography& game, Params& params);

/// Where a token may go from each node, as long as it has been nowhere.
StateGraph ways_of(const Geography& game);

/// Whether a maximum matching decides it (A. S. Fraenkel, E. R. Scheinerman and D. Ullman, Undirected edge geography, 1993).
bool is_matched(const Geography& game, Play play);

/// For each node whether the token may still go there: 1 or 0.
using FreeNodes = std::vector<std::uint8_t>;

/// Where the token stands, if anywhere, and where it has not been.
struct Stage {
  std::optional<std::uint32_t> token;
  FreeNodes free;

  /// The same once the token is on that node.
  Stage after(std::uint32_t node) const;
};

Stage stage_of(const Geography& game);

/// Calls visit(node) for each node that a turn may bring the token to.
template <class Visit>
void for_each_step(const StateGraph& ways, const Stage& stage, Visit visit) {
  const auto step = [&](std::uint32_t node) {
    if (stage.free[node] != 0) visit(node);
  };
  if (stage.token) return ways.for_each_option(*stage.token, step);
  for (std::uint32_t node = 0; node < stage.free.size(); ++node) step(node);
}

}  // namespace grundy
