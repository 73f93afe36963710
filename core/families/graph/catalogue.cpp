#include "families/graph/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSmith = "C. A. B. Smith, Graphs and composite games, 1966";
constexpr std::string_view kLoops = "Winning Ways, ch. 12";

}  // namespace

// clang-format off
std::vector<GameEntry> graph_games() {
  return {
      {"graph", "graph", kSmith, {{"arcs", true}, {"tokens", true}, {"at", false}, {"labels", false}, kSum, kPlay},
       {{"way-out-of-a-circle", "game=graph&arcs=1-2,2-3,3-1,3-4&tokens=1,2", kLoops},
        {"without-a-circle", "game=graph&arcs=start-a,start-b,a-b,a-end,b-end&tokens=start", kSmith}}},
  };
}
// clang-format on

}  // namespace grundy
