#include "families/geography/geography.hpp"

#include <algorithm>

namespace grundy {
namespace {

void read_links(Fields& fields, DrawnGraphReader& reader, Geography& game) {
  const auto edges = fields.text("edges");
  const auto arcs = fields.text("arcs");
  if (edges && arcs) {
    fields.problem("arcs", ProblemCode::Conflict, *arcs, expecting("geography-edges-or-arcs"));
  } else if (arcs) {
    game.directed = true;
    reader.read_arcs("arcs", *arcs,
                     {.arc = expecting("graph-arc"),
                      .different = expecting("graph-different-nodes"),
                      .once = expecting("graph-each-arc-once")});
  } else if (edges) {
    reader.read_arcs("edges", *edges,
                     {.arc = expecting("graph-arc"),
                      .different = expecting("tree-different-nodes"),
                      .once = expecting("tree-each-edge-once"),
                      .both_ways = true});
  } else {
    fields.required("edges", expecting("geography-edges"));
  }
}

}  // namespace

Geography read_geography(Fields& fields) {
  Geography game;
  DrawnGraphReader reader(fields, game);
  read_links(fields, reader, game);
  if (const auto token = fields.text("token"); token && !token->empty()) {
    game.token = reader.node("token", *token);
  }
  if (const auto visited = fields.text("visited")) {
    game.visited = reader.read_nodes("visited", *visited, DrawnGraph::kMaxArcs);
    reader.check_once("visited", game.visited);
    if (game.token && std::count(game.visited.begin(), game.visited.end(), *game.token) > 0) {
      fields.problem("visited", ProblemCode::Conflict, game.names[*game.token],
                     expecting("geography-left-by-token"));
    }
  }
  reader.read_spots();
  return game;
}

void write_geography(const Geography& game, Params& params) {
  params.push_back({game.directed ? "arcs" : "edges", write_arcs(game)});
  if (game.token) params.push_back({"token", game.names[*game.token]});
  if (!game.visited.empty()) params.push_back({"visited", write_nodes(game, game.visited)});
  write_spots(game, params);
}

bool is_matched(const Geography& game, Play play) { return !game.directed && play == Play::Normal; }

StateGraph ways_of(const Geography& game) {
  std::vector<Arc> ways = game.arcs;
  if (!game.directed) {
    for (const auto& [from, to] : game.arcs) ways.push_back({to, from});
  }
  return graph_of(game.names.size(), ways);
}

Stage stage_of(const Geography& game) {
  Stage stage{game.token, FreeNodes(game.names.size(), 1)};
  for (const std::uint32_t node : game.visited) stage.free[node] = 0;
  if (game.token) stage.free[*game.token] = 0;
  return stage;
}

Stage Stage::after(std::uint32_t node) const {
  Stage after{node, free};
  after.free[node] = 0;
  return after;
}

}  // namespace grundy
