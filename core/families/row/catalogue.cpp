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
      {"staircase", "Staircase Nim", "row",
       "Move one or more coins from one stair to the next lower one.",
       kStaircase,
       {{"stairs", "The number of coins on each stair, the lowest first.", "whole numbers from 0, together at most 2^53-1, such as 0,3,1,2; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true},
        {"numbering", "What the stairs are called: the first is the ground, stair 0 (ground-0); or the ground is not listed and the lowest stair is stair 1 (steps-1) or stair 0 (steps-0).", "ground-0, steps-1 or steps-0; ground-0 when left out", false},
        kSum, kPlay},
       {{"Four stairs, the first is the ground", "game=staircase&stairs=0,3,1,2", kStaircase},
        {"Lost: equal coins on stairs 1 and 3", "game=staircase&stairs=0,2,3,2,1", kStaircase},
        {"The lowest step is called 0: even ones count", "game=staircase&stairs=3,1,2&numbering=steps-0", "Move the Coins, its discussion"},
        {"The same in misère play", "game=staircase&stairs=0,3,1,2&play=misere", "Winning Ways, ch. 13"}}},
      {"ordered", "Piles that must not descend", "row",
       "Take one or more stones from one pile, so that no pile is smaller than the one to its left.",
       kOrdered,
       {{"piles", "The number of stones in each pile, none smaller than the one before.", "ascending whole numbers from 0 to 2^53-1, such as 1,2,4; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Three piles", "game=ordered&piles=3,6,6", kOrdered},
        {"Two equal piles are lost", "game=ordered&piles=6,6", kOrdered},
        {"Eleven piles, lost", "game=ordered&piles=32,136,251,369,403,593,624,657,729,731,769", kOrdered}}},
      {"cake", "Only a largest cake", "row",
       "Eat one or more pieces of one cake among those with the most pieces.",
       kCake,
       {{"piles", "The number of pieces of each cake.", "whole numbers from 0 to 2^53-1, such as 3,3,1; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Two largest cakes: lost", "game=cake&piles=3,3,1", kCake},
        {"One largest cake: won", "game=cake&piles=3,3,112", kCake},
        {"Misère play among small cakes", "game=cake&piles=3,1,1&play=misere", "Winning Ways, ch. 13"}}},
      {"roxor", "Roxor", "row",
       "Take one stone from a pot and put one stone into each of two later pots, which may be the same pot.",
       kRoxor,
       {{"pots", "The number of stones in each pot.", "at most 2000 whole numbers from 0 to 2^53-1, such as 3,0,1,2; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Five pots", "game=roxor&pots=2,1x3,5", kRoxor},
        {"Equal pots that are lost", "game=roxor&pots=1000x5", kRoxor}}},
  };
}
// clang-format on

}  // namespace grundy
