#include "oracle/walks.hpp"

#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {

Whole start_of(const Geography& game) {
  Whole whole(game.names.size() + 1, 1);
  whole[0] = game.token ? *game.token + 1 : 0;
  if (game.token) whole[*game.token + 1] = 0;
  for (const std::uint32_t node : game.visited) whole[node + 1] = 0;
  return whole;
}

std::vector<WholeMove> moves_of(const Geography& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::uint64_t node = 1; node < whole.size(); ++node) {
    bool leads = whole[0] == 0;
    for (const auto& [from, to] : game.arcs) {
      leads = leads || (from + 1 == whole[0] && to + 1 == node);
      leads = leads || (!game.directed && to + 1 == whole[0] && from + 1 == node);
    }
    if (!leads || whole[node] == 0) continue;
    Whole after = whole;
    after[0] = node;
    after[node] = 0;
    moves.push_back({0, node - 1, std::move(after)});
  }
  return moves;
}

std::vector<std::string> small_walks() {
  Texts texts;
  for (unsigned set = 0; set < 1024; set += 31) {
    std::string links;
    unsigned place = 0;
    for (int from = 1; from <= 5; ++from) {
      for (int to = 1; to < from; ++to) {
        if ((set >> place++ & 1) == 0) continue;
        links += (links.empty() ? "" : ",") + number(from) + "-" + number(to);
      }
    }
    const std::string circle = std::string(links.empty() ? "" : ",") + "1-4,2-6,3-5";
    for (const char* token : {"", "&token=3", "&token=5&visited=4"}) {
      add_both_plays(texts, "game=geography&edges=" + links + token);
      add_both_plays(texts, "game=geography&arcs=" + links + circle + token);
    }
  }
  return texts;
}

std::string random_geography(Random& random, std::uint32_t nodes) {
  const bool directed = random.below(2) == 0;
  const std::uint32_t degree = 1 + random.below(3);
  std::string links;
  for (std::uint32_t from = 0; from < nodes; ++from) {
    for (std::uint32_t to = directed ? 0 : from + 1; to < nodes; ++to) {
      if (from == to || random.below(nodes) >= degree) continue;
      links += (links.empty() ? "n" : ",n") + number(from) + "-n" + number(to);
    }
  }
  const std::uint32_t token = random.below(nodes);
  std::string visited;
  for (std::uint32_t node = 0; node < nodes; ++node) {
    if (node != token && random.below(6) == 0)
      visited += (visited.empty() ? "n" : ",n") + number(node);
  }
  return std::string("game=geography&") + (directed ? "arcs=" : "edges=") + links +
         (random.below(5) == 0 ? "" : "&token=n" + number(token)) +
         (visited.empty() ? "" : "&visited=" + visited) +
         (random.below(3) == 0 ? "&play=misere" : "");
}

}  // namespace grundy
