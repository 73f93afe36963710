#include "families/tree/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kCoinsOnTree = "Move the Coins, HackerRank World CodeSprint";

}  // namespace

// clang-format off
std::vector<GameEntry> tree_games() {
  return {
      {"tree", "tree", kCoinsOnTree, {{"parents", false}, {"edges", false}, {"root", false}, {"coins", true}, {"rehang", false}, {"labels", false}, kSum, kPlay},
       {{"six-nodes-and-three-questions", "game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6", kCoinsOnTree},
        {"staircase-is-a-path", "game=tree&parents=0,1,2,3,4&coins=0,3,1,2,4", "Staircase Nim, blog of the problem's author"}}},
  };
}
// clang-format on

}  // namespace grundy
