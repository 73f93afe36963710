#include "families/graph/graph.hpp"

namespace grundy {

void write_graph(const Graph& graph, Params& params) {
  std::string arcs;
  for (const Arc& arc : graph.arcs) {
    if (!arcs.empty()) arcs += ',';
    arcs += graph.names[arc.from] + "-" + graph.names[arc.to];
  }
  params.push_back({"arcs", std::move(arcs)});
  std::string tokens;
  for (const std::uint32_t node : graph.tokens) {
    if (!tokens.empty()) tokens += ',';
    tokens += graph.names[node];
  }
  params.push_back({"tokens", std::move(tokens)});
  if (graph.spots.empty()) return;
  std::string spots;
  for (const Spot& spot : graph.spots) {
    if (!spots.empty()) spots += ',';
    spots += graph.names[spot.node] + "@" + std::to_string(spot.x) + "." + std::to_string(spot.y);
  }
  params.push_back({"at", std::move(spots)});
}

StateGraph arcs_of(const Graph& graph) {
  StateGraph arcs;
  arcs.first.assign(graph.names.size() + 1, 0);
  for (const Arc& arc : graph.arcs) ++arcs.first[arc.from + 1];
  for (std::size_t node = 0; node < graph.names.size(); ++node) {
    arcs.first[node + 1] += arcs.first[node];
  }
  std::vector<std::uint32_t> next(arcs.first);
  arcs.option.resize(graph.arcs.size());
  for (const Arc& arc : graph.arcs) arcs.option[next[arc.from]++] = arc.to;
  return arcs;
}

}  // namespace grundy
