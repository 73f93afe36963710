#include "families/node-kayles/node_kayles.hpp"

#include <algorithm>

namespace grundy {
namespace {

// For each node whether a token is there.
std::vector<bool> with_token(const NodeKayles& game) {
  std::vector<bool> has_token(game.names.size(), false);
  for (const std::uint32_t node : game.tokens) has_token[node] = true;
  return has_token;
}

}  // namespace

NodeKayles read_node_kayles(bool on_edges, Fields& fields) {
  NodeKayles game;
  game.on_edges = on_edges;
  DrawnGraphReader reader(fields, game);
  if (const auto edges = fields.required("edges", expecting("node-kayles-edges"))) {
    reader.read_arcs("edges", *edges,
                     {.arc = expecting("graph-arc"),
                      .different = expecting("tree-different-nodes"),
                      .once = expecting("tree-each-edge-once"),
                      .both_ways = true});
  }
  if (const auto tokens = fields.text("tokens")) {
    game.tokens = reader.read_nodes("tokens", *tokens, DrawnGraph::kMaxArcs);
    reader.check_once("tokens", game.tokens);
  }
  reader.read_spots();
  reader.read_labels();
  if (on_edges) return game;
  const std::vector<bool> has_token = with_token(game);
  for (const auto& [from, to] : game.arcs) {
    if (!has_token[from] || !has_token[to]) continue;
    fields.problem("tokens", ProblemCode::Conflict, game.names[to], expecting("node-kayles-apart"));
    break;
  }
  return game;
}

void write_node_kayles(const NodeKayles& game, Params& params) {
  params.push_back({"edges", write_arcs(game, game.arcs)});
  if (!game.tokens.empty()) params.push_back({"tokens", write_nodes(game, game.tokens)});
  write_spots(game, params);
  write_labels(game, params);
}

KaylesBoard::KaylesBoard(const NodeKayles& game) : on_edges_(game.on_edges), edges_(game.arcs) {
  std::vector<Arc> ways = edges_;
  for (const auto& [from, to] : edges_) ways.push_back({to, from});
  neighbours_ = graph_of(game.names.size(), ways);
}

std::string KaylesBoard::name(const NodeKayles& game, std::uint32_t place) const {
  const auto [from, to] = ends(place);
  return from == to ? game.names[from] : game.names[from] + "-" + game.names[to];
}

Nodes KaylesBoard::free_nodes(const NodeKayles& game) const {
  std::vector<bool> taken = with_token(game);
  for (const std::uint32_t node : game.tokens) {
    if (on_edges_) break;
    neighbours_.for_each_option(node, [&](std::uint32_t beside) { taken[beside] = true; });
  }
  Nodes free;
  for (std::uint32_t node = 0; node < taken.size(); ++node) {
    if (!taken[node]) free.push_back(node);
  }
  return free;
}

std::vector<std::uint32_t> KaylesBoard::free_places(const Nodes& free) const {
  if (!on_edges_) return free;
  const auto is_free = [&](std::uint32_t node) {
    return std::binary_search(free.begin(), free.end(), node);
  };
  std::vector<std::uint32_t> places;
  for (std::uint32_t edge = 0; edge < edges_.size(); ++edge) {
    if (!is_free(edges_[edge].from) || !is_free(edges_[edge].to)) continue;
    places.push_back(static_cast<std::uint32_t>(nodes()) + edge);
  }
  return places;
}

Nodes KaylesBoard::free_after(const Nodes& free, std::uint32_t place) const {
  const auto [from, to] = ends(place);
  Nodes taken{from, to};
  if (!on_edges_) {
    neighbours_.for_each_option(from, [&](std::uint32_t beside) { taken.push_back(beside); });
  }
  std::sort(taken.begin(), taken.end());
  Nodes after;
  std::set_difference(free.begin(), free.end(), taken.begin(), taken.end(),
                      std::back_inserter(after));
  return after;
}

std::vector<Nodes> KaylesBoard::parts_of(const Nodes& free) const {
  std::vector<Nodes> parts;
  std::vector<bool> seen(free.size(), false);
  for (std::size_t first = 0; first < free.size(); ++first) {
    if (seen[first]) continue;
    seen[first] = true;
    Nodes& part = parts.emplace_back(1, free[first]);
    for (std::size_t next = 0; next < part.size(); ++next) {
      neighbours_.for_each_option(part[next], [&](std::uint32_t beside) {
        const auto at = std::lower_bound(free.begin(), free.end(), beside);
        if (at == free.end() || *at != beside) return;
        const auto place = static_cast<std::size_t>(at - free.begin());
        if (seen[place]) return;
        seen[place] = true;
        part.push_back(beside);
      });
    }
    std::sort(part.begin(), part.end());
  }
  return parts;
}

}  // namespace grundy
