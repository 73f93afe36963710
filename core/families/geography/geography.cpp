#include "families/geography/geography.hpp"

#include <algorithm>
#include <unordered_map>

namespace grundy {
namespace {

void read_links(Fields& fields, DrawnGraphReader& reader, Geography& game) {
  const auto edges = fields.text("edges");
  const auto arcs = fields.text("arcs");
  if (edges && arcs) {
    fields.problem("arcs", ProblemCode::Conflict, *arcs, expecting("geography-edges-or-arcs"));
  } else if (arcs) {
    game.directed = true;
    reader.read_arcs("arcs", *arcs, {.arc = expecting("graph-arc"), .any = true});
  } else if (edges) {
    reader.read_arcs("edges", *edges, {.arc = expecting("graph-arc"), .any = true});
  } else {
    fields.required("edges", expecting("geography-edges"));
  }
}

void read_each(Fields& fields, Geography& game) {
  const auto each = fields.word("each");
  if (!each || *each == "nodes") return;
  if (*each == "edges") {
    game.each = EachOnce::Edge;
  } else {
    fields.problem("each", ProblemCode::Unknown, *each, expecting("geography-each"));
  }
}

void read_visited(Fields& fields, std::string_view text, DrawnGraphReader& reader,
                  Geography& game) {
  game.used = reader.read_nodes("visited", text, DrawnGraph::kMaxArcs);
  reader.check_once("visited", game.used);
  if (game.token && std::count(game.used.begin(), game.used.end(), *game.token) > 0) {
    fields.problem("visited", ProblemCode::Conflict, game.names[*game.token],
                   expecting("geography-left-by-token"));
  }
}

// Reads `used`: each item names an arc or edge of the graph, and so the first of its copies that no item before named.
void read_followed(Fields& fields, std::string_view text, Geography& game) {
  const auto name_of = [&](std::string_view from, std::string_view to) {
    const bool turned = !game.directed && to < from;
    return std::string(turned ? to : from) + "-" + std::string(turned ? from : to);
  };
  std::unordered_map<std::string, std::vector<std::uint32_t>> copies;  // the first one last
  for (auto place = static_cast<std::uint32_t>(game.arcs.size()); place-- > 0;) {
    const auto& [from, to] = game.arcs[place];
    copies[name_of(game.names[from], game.names[to])].push_back(place);
  }
  for (const std::string_view item : split_list(text)) {
    const auto ends = split_list(item, '-');
    const auto found = ends.size() == 2 ? copies.find(name_of(ends[0], ends[1])) : copies.end();
    if (ends.size() != 2) {
      fields.problem("used", ProblemCode::Malformed, item, expecting("graph-arc"));
    } else if (found == copies.end()) {
      fields.problem("used", ProblemCode::Conflict, item, expecting("geography-link-there"));
    } else if (found->second.empty()) {
      fields.problem("used", ProblemCode::Repeated, item, expecting("geography-no-copy-left"));
    } else {
      game.used.push_back(found->second.back());
      found->second.pop_back();
    }
  }
}

void read_used(Fields& fields, DrawnGraphReader& reader, Geography& game) {
  const auto visited = fields.text("visited").value_or("");
  const auto followed = fields.text("used").value_or("");
  if (game.each == EachOnce::Node) {
    read_visited(fields, visited, reader, game);
    if (followed.empty()) return;
    fields.problem("used", ProblemCode::Conflict, followed, expecting("geography-visited-nodes"));
  } else {
    read_followed(fields, followed, game);
    if (visited.empty()) return;
    fields.problem("visited", ProblemCode::Conflict, visited, expecting("geography-used-edges"));
  }
}

std::string write_followed(const Geography& game) {
  std::vector<Arc> followed;
  for (const std::uint32_t place : game.used) followed.push_back(game.arcs[place]);
  return write_arcs(game, followed);
}

}  // namespace

Geography read_geography(Fields& fields) {
  Geography game;
  DrawnGraphReader reader(fields, game);
  read_links(fields, reader, game);
  read_each(fields, game);
  if (const auto token = fields.text("token"); token && !token->empty()) {
    game.token = reader.node("token", *token);
  }
  read_used(fields, reader, game);
  reader.read_spots();
  reader.read_labels();
  return game;
}

void write_geography(const Geography& game, Params& params) {
  params.push_back({game.directed ? "arcs" : "edges", write_arcs(game, game.arcs)});
  if (game.each == EachOnce::Edge) params.push_back({"each", "edges"});
  if (game.token) params.push_back({"token", game.names[*game.token]});
  if (!game.used.empty()) {
    params.push_back(game.each == EachOnce::Node ? Param{"visited", write_nodes(game, game.used)}
                                                 : Param{"used", write_followed(game)});
  }
  write_spots(game, params);
  write_labels(game, params);
}

}  // namespace grundy
