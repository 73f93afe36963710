#include "families/geography/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSource =
    "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, 1993";

constexpr std::string_view kEuler =
    "L. Euler, Solutio problematis ad geometriam situs pertinentis, 1741";

}  // namespace

// clang-format off
std::vector<GameEntry> geography_games() {
  return {
      {"geography", "geography", kSource, {{"edges", false}, {"arcs", false}, {"each", false}, {"token", false}, {"visited", false}, {"used", false}, {"at", false}, {"labels", false}, kSum, kPlay},
       {{"a-path-with-a-branch", "game=geography&edges=a-b,b-c,c-d,d-e,c-f&token=c", kSource},
        {"where-to-begin", "game=geography&edges=a-b,b-c,c-a,c-d,d-e,e-f,f-d", kSource},
        {"bridges", "game=geography&edges=North-Island,South-Island,North-Holm,South-Holm,Island-Holm,Holm-East,North-East,West-North,West-South&each=edges&token=Holm", kSource},
        {"streets", "game=geography&edges=a1-b1,b1-c1,a2-b2,b2-c2,a3-b3,b3-c3,a1-a2,a2-a3,b1-b2,b2-b3,c1-c2,c2-c3&each=edges&token=b2&at=a1@0.0,b1@90.0,c1@180.0,a2@0.90,b2@90.90,c2@180.90,a3@0.180,b3@90.180,c3@180.180", kSource},
        {"seven-bridges", "game=geography&edges=A-B,A-B,A-C,A-C,A-D,B-D,C-D&each=edges&token=A&at=A@120.120,B@120.0,C@120.240,D@260.120&labels=A:Island,B:North%20bank,C:South%20bank,D:East", kEuler},
        {"cities", "game=geography&arcs=Oslo-Ottawa,Oslo-Odense,Ottawa-Athens,Odense-Essen,Essen-Nantes,Nantes-Sofia,Nantes-Sydney,Athens-Sofia,Athens-Sydney,Sofia-Athens&token=Oslo", kSource}}},
  };
}
// clang-format on

}  // namespace grundy
