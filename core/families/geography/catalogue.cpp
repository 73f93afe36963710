#include "families/geography/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSource =
    "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, 1993";

}  // namespace

// clang-format off
std::vector<GameEntry> geography_games() {
  return {
      {"geography", "geography", kSource, {{"edges", false}, {"arcs", false}, {"once", false}, {"token", false}, {"visited", false}, {"used", false}, {"at", false}, kSum, kPlay},
       {{"a-path-with-a-branch", "game=geography&edges=a-b,b-c,c-d,d-e,c-f&token=c", kSource},
        {"where-to-begin", "game=geography&edges=a-b,b-c,c-a,c-d,d-e,e-f,f-d", kSource},
        {"bridges", "game=geography&edges=North-Island,South-Island,North-Holm,South-Holm,Island-Holm,Holm-East,North-East,West-North,West-South&once=edges&token=Holm", kSource},
        {"cities", "game=geography&arcs=Oslo-Ottawa,Oslo-Odense,Ottawa-Athens,Odense-Essen,Essen-Nantes,Nantes-Sofia,Nantes-Sydney,Athens-Sofia,Athens-Sydney,Sofia-Athens&token=Oslo", kSource}}},
  };
}
// clang-format on

}  // namespace grundy
