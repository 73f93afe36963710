#include "families/geography/stage.hpp"

namespace grundy {

Ways ways_of(const Geography& game) {
  const auto links = static_cast<std::uint32_t>(game.arcs.size());
  std::vector<Arc> arcs = game.arcs;
  if (!game.directed) {
    for (const auto& [from, to] : game.arcs) arcs.push_back({to, from});
  }
  // Options are first indices in `arcs`, so that each can be traced to its arc; the loop below makes them nodes.
  std::vector<Arc> places;
  for (const Arc& arc : arcs) {
    places.push_back({arc.from, static_cast<std::uint32_t>(places.size())});
  }
  Ways ways{graph_of(game.names.size(), places), {}, game.each, game.names.size()};
  if (game.each == EachOnce::Edge) ways.usable = links;
  for (std::uint32_t& option : ways.graph.option) {
    const std::uint32_t place = option;
    option = arcs[place].to;
    ways.use.push_back(game.each == EachOnce::Edge ? place % links : option);
  }
  return ways;
}

Stage stage_of(const Geography& game) {
  const bool by_nodes = game.each == EachOnce::Node;
  Stage stage{game.token,
              std::vector<std::uint8_t>(by_nodes ? game.names.size() : game.arcs.size(), 1)};
  for (const std::uint32_t use : game.used) stage.free[use] = 0;
  if (game.token && by_nodes) stage.free[*game.token] = 0;
  return stage;
}

Stage Stage::after(const TokenStep& step) const {
  Stage after{step.node, free};
  if (step.use) after.free[*step.use] = 0;
  return after;
}

}  // namespace grundy
