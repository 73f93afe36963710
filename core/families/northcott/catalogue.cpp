#include "families/northcott/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kNorthcott = "Winning Ways, ch. 3";

}  // namespace

// clang-format off
std::vector<GameEntry> northcott_games() {
  return {
      {"northcott", "northcott", kNorthcott, {{"columns", true}, {"rows", true}, {"turn", false}, kSum, kPlay},
       {{"four-rows-of-eight", "game=northcott&columns=8&rows=1-8,3-6,2-4,5-6", kNorthcott},
        {"lost-the-gaps-balance", "game=northcott&columns=8&rows=1-5,8-4,3-4", kNorthcott},
        {"misere-play-where-draws-come-in", "game=northcott&columns=5&rows=1-4,2-5&play=misere", "Winning Ways, ch. 13"}}},
  };
}
// clang-format on

}  // namespace grundy
