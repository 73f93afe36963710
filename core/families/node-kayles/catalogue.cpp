#include "families/node-kayles/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSchaefer =
    "T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978";
constexpr std::string_view kBodlaenderKratsch =
    "H. L. Bodlaender, D. Kratsch, Kayles and nimbers, 2002";
constexpr std::string_view kHugganStevens =
    "S. Huggan, B. Stevens, Polynomial time graph families for Arc Kayles, 2016";

}  // namespace

// clang-format off
std::vector<GameEntry> node_kayles_games() {
  return {
      {"node-kayles", "node-kayles", kSchaefer, {{"edges", true}, {"tokens", false}, {"at", false}, {"labels", false}, kSum, kPlay},
       {{"a-tree-of-nodes", "game=node-kayles&edges=a-b,b-c,c-d,d-e,c-f,f-g", kBodlaenderKratsch},
        {"a-cycle-of-six", "game=node-kayles&edges=a-b,b-c,c-d,d-e,e-f,f-a", kSchaefer},
        {"what-a-token-parts", "game=node-kayles&edges=a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-f&tokens=d", kBodlaenderKratsch}}},
      {"arc-kayles", "node-kayles", kSchaefer, {{"edges", true}, {"tokens", false}, {"at", false}, {"labels", false}, kSum, kPlay},
       {{"a-board-of-cram", "game=arc-kayles&edges=a-b,b-c,d-e,e-f,a-d,b-e,c-f&at=a@0.0,b@90.0,c@180.0,d@0.90,e@90.90,f@180.90", kSchaefer},
        {"edges-of-a-house", "game=arc-kayles&edges=a-b,b-c,c-d,d-a,a-e,e-b&at=a@0.90,b@110.90,c@110.190,d@0.190,e@55.0", kSchaefer},
        {"edges-of-a-tree", "game=arc-kayles&edges=a-b,a-c,a-d,b-e,c-f,d-g", kHugganStevens}}},
  };
}
// clang-format on

}  // namespace grundy
