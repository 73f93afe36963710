#include "families/tree/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kCoinsOnTree = "Move the Coins, HackerRank World CodeSprint";

}  // namespace

// clang-format off
std::vector<GameEntry> tree_games() {
  return {
      {"tree", "Coins on a tree", "tree",
       "Move one or more coins from one node to its parent.",
       kCoinsOnTree,
       {{"parents", "Each node's parent, 0 for the root.", "one number per node, such as 0,1,1,3,3,4; or edges instead", false},
        {"edges", "The tree by its edges, in any order, instead of parents.", "node-node, such as 1-2,1-3,3-4", false},
        {"root", "Which node is the root of the edges.", "a node; 1 when left out", false},
        {"coins", "The number of coins on each node.", "one number per node, such as 0,2,2,1,3,2", true},
        {"rehang", "Questions: what if this node hung under that one?", "node:new parent, such as 6:2,4:1", false}, kSum, kPlay},
       {{"Six nodes, and three questions: re-hang a node", "game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6", kCoinsOnTree},
        {"A staircase is a path", "game=tree&parents=0,1,2,3,4&coins=0,3,1,2,4", "Staircase Nim, blog of the problem's author"}}},
  };
}
// clang-format on

}  // namespace grundy
