#include "oracle/walks.hpp"

#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {

Whole start_of(const Geography& game) {
  const bool by_nodes = game.each == EachOnce::Node;
  Whole whole((by_nodes ? game.names.size() : game.arcs.size()) + 1, 1);
  whole[0] = game.token ? *game.token + 1 : 0;
  if (game.token && by_nodes) whole[*game.token + 1] = 0;
  for (const std::uint32_t use : game.used) whole[use + 1] = 0;
  return whole;
}

namespace {

// The moves while there is no token: it may be put on any node not visited.
std::vector<WholeMove> puts_of(const Geography& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::uint64_t node = 1; node <= game.names.size(); ++node) {
    Whole after = whole;
    after[0] = node;
    if (game.each == EachOnce::Node) {
      if (whole[node] == 0) continue;
      after[node] = 0;
    }
    moves.push_back({0, node - 1, std::move(after)});
  }
  return moves;
}

}  // namespace

std::vector<WholeMove> moves_of(const Geography& game, const Whole& whole) {
  if (whole[0] == 0) return puts_of(game, whole);
  std::vector<WholeMove> moves;
  for (std::size_t link = 0; link < game.arcs.size(); ++link) {
    const auto& [from, to] = game.arcs[link];
    for (const bool back : {false, true}) {
      const auto [tail, head] = back ? Arc{to, from} : Arc{from, to};
      if (tail + 1 != whole[0] || (back && (game.directed || from == to))) continue;
      const std::size_t use = 1 + (game.each == EachOnce::Node ? head : link);
      if (whole[use] == 0) continue;
      Whole after = whole;
      after[0] = head + 1;
      after[use] = 0;
      moves.push_back({0, head, std::move(after)});
    }
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
    if (set % 4 != 0 || links.empty()) continue;
    const std::string used = "&each=edges&token=3&used=" + links.substr(0, 3);
    add_both_plays(texts, "game=geography&edges=" + links + ",2-6,3-6" + used);
    add_both_plays(texts, "game=geography&arcs=" + links + circle + used);
    add_both_plays(texts, "game=geography&edges=" + links + "&each=edges");
  }
  return texts;
}

std::string random_geography(Random& random, std::uint32_t nodes, EachOnce each) {
  const bool directed = random.below(2) == 0;
  const std::uint32_t degree = 1 + random.below(3);
  const auto maybe_used = [&](const std::string& list, const std::string& name) {
    return random.below(6) == 0 ? (list.empty() ? "" : ",") + name : "";
  };
  std::string links;
  std::string used;
  for (std::uint32_t from = 0; from < nodes; ++from) {
    for (std::uint32_t to = directed ? 0 : from; to < nodes; ++to) {
      if (random.below(from == to ? 2 * nodes : nodes) >= degree) continue;
      const std::string link = "n" + number(from) + "-n" + number(to);
      const std::string turned = "n" + number(to) + "-n" + number(from);
      do {
        const bool turns = !directed && random.below(2) == 0;
        links += (links.empty() ? "" : ",") + (turns ? turned : link);
        if (each == EachOnce::Edge) used += maybe_used(used, turns ? turned : link);
      } while (random.below(6) == 0);
    }
  }
  const std::uint32_t token = random.below(nodes);
  for (std::uint32_t node = 0; each == EachOnce::Node && node < nodes; ++node) {
    if (node != token) used += maybe_used(used, "n" + number(node));
  }
  return std::string("game=geography&") + (directed ? "arcs=" : "edges=") + links +
         (each == EachOnce::Edge ? "&each=edges" : "") +
         (random.below(5) == 0 ? "" : "&token=n" + number(token)) +
         (used.empty() ? "" : (each == EachOnce::Edge ? "&used=" : "&visited=") + used) +
         (random.below(3) == 0 ? "&play=misere" : "");
}

}  // namespace grundy
