#include "oracle/node_kayles.hpp"

#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {
namespace {

void put_token(const NodeKayles& game, Whole& whole, std::size_t node) {
  whole[node] = 0;
  if (game.on_edges) return;
  for (const auto& [a, b] : game.arcs) {
    if (a == node) whole[b] = 0;
    if (b == node) whole[a] = 0;
  }
}

std::string name_of(std::uint32_t node) { return "n" + number(node); }

}  // namespace

Whole start_of(const NodeKayles& game) {
  Whole whole(game.names.size(), 1);
  for (const std::uint32_t node : game.tokens) put_token(game, whole, node);
  return whole;
}

std::vector<WholeMove> moves_of(const NodeKayles& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t edge = 0; game.on_edges && edge < game.arcs.size(); ++edge) {
    const auto& [a, b] = game.arcs[edge];
    if (whole[a] == 0 || whole[b] == 0) continue;
    Whole after = whole;
    after[a] = after[b] = 0;
    moves.push_back({0, whole.size() + edge, std::move(after)});
  }
  if (game.on_edges) return moves;
  for (std::size_t node = 0; node < whole.size(); ++node) {
    if (whole[node] == 0) continue;
    Whole after = whole;
    put_token(game, after, node);
    moves.push_back({0, node, std::move(after)});
  }
  return moves;
}

Whole part_at(const NodeKayles& game, const Whole& whole, std::size_t node) {
  Whole part(whole.size(), 0);
  part[node] = 1;
  for (std::size_t round = 0; round < whole.size(); ++round) {
    for (const auto& [a, b] : game.arcs) {
      if (part[a] + part[b] == 1 && whole[a] == 1 && whole[b] == 1) part[a] = part[b] = 1;
    }
  }
  return part;
}

std::vector<std::string> small_node_kayles() {
  Texts texts;
  for (const char* edges :
       {"", "a-b", "a-b,b-c", "a-b,c-d", "a-b,b-c,c-a&at=d@0.90", "a-b,b-c,c-d,d-e&tokens=b",
        "a-b,b-c,c-d,d-a,d-e", "a-b,b-c,c-d,d-e,c-f,f-g", "a-b,b-c,c-d,d-e,e-f,f-a",
        "a-b,b-c,d-e,e-f,f-d,g-h&tokens=a"}) {
    for (const char* game : {"node-kayles", "arc-kayles"})
      add_both_plays(texts, std::string("game=") + game + "&edges=" + edges);
  }
  return texts;
}

std::string random_node_kayles(Random& random, std::uint32_t nodes) {
  const std::uint32_t degree = 1 + random.below(3);
  std::string edges;
  std::string spots;
  for (std::uint32_t a = 0; a < nodes; ++a) {
    spots += (a > 0 ? "," : "") + name_of(a) + "@1.1";
    for (std::uint32_t b = a + 1; b < nodes; ++b) {
      if (random.below(nodes) < degree)
        edges += (edges.empty() ? "" : ",") + name_of(a) + "-" + name_of(b);
    }
  }
  const std::string token = random.below(2) == 0 ? "" : "&tokens=" + name_of(random.below(nodes));
  const std::string game = random.below(2) == 0 ? "node-kayles" : "arc-kayles";
  return "game=" + game + "&edges=" + edges + token + "&at=" + spots +
         (random.below(3) == 0 ? "&play=misere" : "");
}

}  // namespace grundy
