#include "families/graph/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSmith = "C. A. B. Smith, Graphs and composite games, 1966";
constexpr std::string_view kLoops = "Winning Ways, ch. 12";

}  // namespace

std::string rule_in_words(const Graph&) {
  return "Move one token along an arc; several may stand on one node";
}

// clang-format off
std::vector<GameEntry> graph_games() {
  return {
      {"graph", "Tokens on a graph", "graph",
       "Move one token along an arc; several may stand on one node.",
       kSmith,
       {{"arcs", "Where a token may go, from node to node.", "node-node, nodes are numbers or names, such as 1-2,2-3,3-1", true},
        {"tokens", "The node on which each token stands.", "nodes, such as 1,2", true},
        {"at", "Where nodes are drawn, from the left and from above; the others find a place by themselves. It also makes nodes that have no arc.", "node@right.down, such as 1@120.40,2@200.40", false},
        kSum, kPlay},
       {{"A way out of a circle: whoever must leave it loses or draws", "game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2", kLoops},
        {"Without a circle", "game=graph&arcs=start-a,start-b,a-b,a-end,b-end&tokens=start", kSmith}}},
  };
}
// clang-format on

}  // namespace grundy
