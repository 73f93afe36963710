#include "theory/retrograde.hpp"

namespace grundy {
GraphMoves::GraphMoves(const StateGraph& graph)
    : graph_(graph), backwards_(backwards(graph)), open_(graph.positions()) {}

std::vector<Depth> retrograde(const StateGraph& graph, Play play) {
  GraphMoves moves(graph);
  DepthList depths{std::vector<Depth>(graph.positions(), kNoEnd)};
  solve_retrograde(moves, play, depths);
  return std::move(depths.list);
}

}  // namespace grundy
