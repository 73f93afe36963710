#include "families/graph/graph.hpp"

namespace grundy {

Graph read_graph(Fields& fields) {
  Graph graph;
  DrawnGraphReader reader(fields, graph);
  if (const auto arcs = fields.required("arcs", expecting("graph-arcs"))) {
    reader.read_arcs("arcs", *arcs,
                     {.arc = expecting("graph-arc"),
                      .different = expecting("graph-different-nodes"),
                      .once = expecting("graph-each-arc-once")});
  }
  if (const auto tokens = fields.required("tokens", expecting("graph-tokens"))) {
    graph.tokens = reader.read_nodes("tokens", *tokens, Graph::kMaxTokens);
  }
  reader.read_spots();
  return graph;
}

void write_graph(const Graph& graph, Params& params) {
  params.push_back({"arcs", write_arcs(graph, graph.arcs)});
  params.push_back({"tokens", write_nodes(graph, graph.tokens)});
  write_spots(graph, params);
}

StateGraph arcs_of(const Graph& graph) { return graph_of(graph.names.size(), graph.arcs); }

}  // namespace grundy
