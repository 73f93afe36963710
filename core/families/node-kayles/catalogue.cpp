#include "families/node-kayles/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSchaefer =
    "T. J. Schaefer, On the complexity of some two-person perfect-information games, 1978";
constexpr std::string_view kBodlaenderKratsch =
    "H. L. Bodlaender, D. Kratsch, Kayles and nimbers, 2002";

}  // namespace

// clang-format off
std::vector<GameEntry> node_kayles_games() {
  return {
      {"node-kayles", "node-kayles", kSchaefer, {{"edges", true}, {"tokens", false}, {"at", false}, kSum, kPlay},
       {{"a-tree-of-nodes", "game=node-kayles&edges=a-b,b-c,c-d,d-e,c-f,f-g", kBodlaenderKratsch},
        {"a-cycle-of-six", "game=node-kayles&edges=a-b,b-c,c-d,d-e,e-f,f-a", kSchaefer},
        {"what-a-token-parts", "game=node-kayles&edges=a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-f&tokens=d", kBodlaenderKratsch}}},
  };
}
// clang-format on

}  // namespace grundy
