#include "families/geography/stage.hpp"

namespace grundy {

Ways ways_of(const Geography& game) {
  const auto links = static_cast<std::uint32_t>(game.arcs.size());
  const bool by_nodes = game.each == EachOnce::Node;
  // Options are first indices of arcs, or for the way back along an edge `links` more, so that each can be traced.
  // At every node copies keep the order of the list.
  std::vector<Arc> places;
  for (std::uint32_t place = 0; place < links; ++place) {
    const auto& [from, to] = game.arcs[place];
    places.push_back({from, place});
    if (!game.directed && from != to) places.push_back({to, links + place});
  }
  const StateGraph drawn = graph_of(game.names.size(), places);
  Ways ways;
  ways.each = game.each;
  ways.usable = by_nodes ? game.names.size() : links;
  std::vector<std::uint32_t> last(game.names.size(), Ways::kNoTwin);  // the way that led there
  for (std::uint32_t node = 0; node < drawn.positions(); ++node) {
    const std::uint32_t first = ways.graph.first.back();
    drawn.for_each_option(node, [&](std::uint32_t place) {
      const Arc& arc = game.arcs[place % links];
      const std::uint32_t to = place < links ? arc.to : arc.from;
      const bool again = last[to] != Ways::kNoTwin && last[to] >= first;
      if (by_nodes && (again || to == node)) return;
      const auto way = static_cast<std::uint32_t>(ways.use.size());
      ways.twin.push_back(again ? last[to] : Ways::kNoTwin);
      last[to] = way;
      ways.graph.option.push_back(to);
      ways.use.push_back(by_nodes ? to : place % links);
    });
    ways.graph.first.push_back(static_cast<std::uint32_t>(ways.graph.option.size()));
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
