#include "families/row/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kStaircase = "Staircase Nim, blog of the author of Move the Coins";
constexpr std::string_view kOrdered = "Topcoder SRM 309, StoneGameStrategist";
constexpr std::string_view kCake = "Topcoder SRM 338, CakeParty";
constexpr std::string_view kRoxor = "Topcoder SRM 216, Roxor";

}  // namespace

// clang-format off
std::vector<GameEntry> row_games() {
  return {
      {"staircase", "row", kStaircase, {{"stairs", true}, {"numbering", false}, kSum, kPlay},
       {{"four-stairs", "game=staircase&stairs=0,3,1,2", kStaircase},
        {"equal-coins-on-stairs-1-and-3", "game=staircase&stairs=0,2,3,2,1", kStaircase},
        {"lowest-step-is-0", "game=staircase&stairs=3,1,2&numbering=steps-0", "Move the Coins, its discussion"},
        {"same-in-misere-play", "game=staircase&stairs=0,3,1,2&play=misere", "Winning Ways, ch. 13"}}},
      {"ordered", "row", kOrdered, {{"piles", true}, kSum, kPlay},
       {{"three-piles", "game=ordered&piles=3,6,6", kOrdered},
        {"two-equal-piles-are-lost", "game=ordered&piles=6,6", kOrdered},
        {"eleven-piles", "game=ordered&piles=32,136,251,369,403,593,624,657,729,731,769", kOrdered}}},
      {"cake", "row", kCake, {{"piles", true}, kSum, kPlay},
       {{"two-largest-cakes", "game=cake&piles=3,3,1", kCake},
        {"one-largest-cake", "game=cake&piles=3,3,112", kCake},
        {"misere-play-among-small-cakes", "game=cake&piles=3,1,1&play=misere", "Winning Ways, ch. 13"}}},
      {"roxor", "row", kRoxor, {{"pots", true}, kSum, kPlay},
       {{"five-pots", "game=roxor&pots=2,1x3,5", kRoxor},
        {"equal-pots-that-are-lost", "game=roxor&pots=1000x5", kRoxor}}},
  };
}
// clang-format on

}  // namespace grundy
