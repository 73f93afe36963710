#include "families/northcott/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kNorthcott = "Winning Ways, ch. 3";

}  // namespace

// clang-format off
std::vector<GameEntry> northcott_games() {
  return {
      {"northcott", "Northcott's game", "northcott",
       "Slide one of your own pieces along its row, forward or back, not over the other piece.",
       kNorthcott,
       {{"columns", "The number of columns.", "a whole number from 2 to 1000000, such as 8", true},
        {"rows", "The white and the black piece of each row.", "white-black, the columns counted from 1, such as 1-8,3-6", true},
        {"turn", "Who is to move.", "white or black; white when left out", false}, kSum, kPlay},
       {{"Four rows of eight", "game=northcott&columns=8&rows=1-8,3-6,2-4,5-6", kNorthcott},
        {"Lost: the gaps balance", "game=northcott&columns=8&rows=1-5,8-4,3-4", kNorthcott},
        {"Misère play, where draws come in", "game=northcott&columns=5&rows=1-4,2-5&play=misere", "Winning Ways, ch. 13"}}},
  };
}
// clang-format on

}  // namespace grundy
