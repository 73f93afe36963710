#include "theory/retrograde.hpp"

namespace grundy {
GraphMoves::GraphMoves(const StateGraph& graph)
    : graph_(graph), backwards_(backwards(graph)), open_(graph.positions()) {}

std::vector<Depth> retrograde(const StateGraph& graph, Play play) {
  return retrograde(graph, std::vector<std::uint8_t>(graph.positions(), play == Play::Misere));
}

std::vector<Depth> retrograde(const StateGraph& graph, const std::vector<std::uint8_t>& won) {
  GraphMoves moves(graph);
  DepthList depths{std::vector<Depth>(graph.positions(), kNoEnd)};
  solve_from_ends(moves, depths, [&](std::uint32_t end) { return won[end] != 0; });
  return std::move(depths.list);
}

}  // namespace grundy
