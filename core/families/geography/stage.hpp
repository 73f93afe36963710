#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/geography/geography.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// Where the token may go from each node while nothing is used, and what each way uses.
struct Ways {
  /// An edge leads both ways. Where nodes are used once, loops and further copies are left out: a loop leads to a used
  /// node, and copies are used together.
  StateGraph graph;
  std::vector<std::uint32_t>
      use;  ///< for each option of the graph: the node it leads to, or its edge
  /// For each option the one before it that leads to the same node; kNoTwin for the first.
  std::vector<std::uint32_t> twin;
  static constexpr std::uint32_t kNoTwin = UINT32_MAX;
  EachOnce each = EachOnce::Node;
  std::size_t usable = 0;  ///< the number of nodes or edges
};

Ways ways_of(const Geography& game);

/// What a turn does: the node that the token comes to, and the node or edge that this uses. Putting
/// the token on a node uses nothing where edges are used once.
struct TokenStep {
  std::uint32_t node = 0;
  std::optional<std::uint32_t> use;
};

/// The node of the token, if there is one, and for each node or edge whether it may still be used: 1 or 0.
struct Stage {
  std::optional<std::uint32_t> token;
  std::vector<std::uint8_t> free;

  Stage after(const TokenStep& step) const;
};

Stage stage_of(const Geography& game);

/// Calls visit(step) for each legal step; no two lead to the same node.
template <class Visit>
void for_each_step(const Ways& ways, const Stage& stage, Visit visit) {
  if (stage.token) {
    const std::vector<std::uint32_t>& first = ways.graph.first;
    for (std::uint32_t way = first[*stage.token]; way < first[*stage.token + 1]; ++way) {
      const std::uint32_t use = ways.use[way];
      if (stage.free[use] == 0) continue;
      // Copies are used in their order, so this is the first one left unless the one before it is.
      const std::uint32_t twin = ways.twin[way];
      if (twin != Ways::kNoTwin && stage.free[ways.use[twin]] != 0) continue;
      visit(TokenStep{ways.graph.option[way], use});
    }
    return;
  }
  for (std::uint32_t node = 0; node < ways.graph.positions(); ++node) {
    if (ways.each == EachOnce::Edge) {
      visit(TokenStep{node, {}});
    } else if (stage.free[node] != 0) {
      visit(TokenStep{node, node});
    }
  }
}

}  // namespace grundy
