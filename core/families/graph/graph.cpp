#include "families/graph/graph.hpp"

#include <utility>

namespace grundy {

Graph read_graph(Fields& fields) {
  Graph graph;
  DrawnGraphReader reader(fields, graph);
  if (const auto arcs = fields.required("arcs", expecting("graph-arcs"))) {
    reader.read_arcs("arcs", *arcs, {.arc = expecting("graph-arc"), .any = true});
  }
  if (const auto tokens = fields.required("tokens", expecting("graph-tokens"))) {
    graph.tokens = reader.read_nodes("tokens", *tokens, Graph::kMaxTokens);
  }
  reader.read_spots();
  reader.read_labels();
  return graph;
}

void write_graph(const Graph& graph, Params& params) {
  params.push_back({"arcs", write_arcs(graph, graph.arcs)});
  params.push_back({"tokens", write_nodes(graph, graph.tokens)});
  write_spots(graph, params);
  write_labels(graph, params);
}

StateGraph arcs_of(const Graph& graph) {
  const StateGraph drawn = graph_of(graph.names.size(), graph.arcs);
  StateGraph arcs;
  arcs.option.reserve(drawn.option.size());
  constexpr std::uint32_t kNone = UINT32_MAX;
  std::vector<std::uint32_t> led_here(graph.names.size(), kNone);
  for (std::uint32_t from = 0; from < drawn.positions(); ++from) {
    drawn.for_each_option(from, [&](std::uint32_t to) {
      if (std::exchange(led_here[to], from) != from) arcs.option.push_back(to);
    });
    arcs.first.push_back(static_cast<std::uint32_t>(arcs.option.size()));
  }
  return arcs;
}

}  // namespace grundy
