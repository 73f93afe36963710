#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "params/fields.hpp"
#include "params/labels.hpp"

namespace grundy {

/// A question: what if `node` (with all below it) hung under `parent`? Nodes from 0.
struct RehangQuestion {
  std::uint32_t node = 0;
  std::uint32_t parent = 0;
  bool operator==(const RehangQuestion&) const = default;
};

/// Coins on the nodes of a rooted tree; a turn moves one or more coins of a node to its parent.
struct Tree {
  static constexpr std::int32_t kNoParent = -1;

  std::vector<std::int32_t> parents;  ///< kNoParent at the root; exactly one root, no cycles
  std::vector<std::uint64_t> coins;   ///< one number per node, together at most 2^53-1
  std::vector<RehangQuestion> rehang;
  std::vector<Label> labels;  ///< in the order of the nodes, at most one for each
  bool operator==(const Tree&) const = default;
};

inline constexpr std::size_t kMaxNodes = 1'000'000;
inline constexpr std::size_t kMaxQuestions = 1'000'000;

Tree read_tree(Fields& fields);
void write_tree(const Tree& tree, Params& params);

/// Where the coins of a place go if they leave the game.
inline constexpr std::int32_t kOutOfGame = -2;

/// Visits every position after moving some coins from one place to the next; `coins` itself holds
/// the position while `visit` runs. In a tree the next place is the parent; in other staircase
/// games it may be kOutOfGame.
template <class Places, class Coins, class Visit>
void for_each_coin_option(const Places& next, Coins& coins, Visit visit) {
  for (std::size_t place = 0; place < coins.size(); ++place) {
    const std::int32_t to = next[place];
    const std::uint64_t all = coins[place];
    if (to == Tree::kNoParent) continue;
    for (std::uint64_t moved = 1; moved <= all; ++moved) {
      --coins[place];
      if (to != kOutOfGame) ++coins[static_cast<std::size_t>(to)];
      visit(coins);
    }
    coins[place] = all;
    if (to != kOutOfGame) coins[static_cast<std::size_t>(to)] -= all;
  }
}

}  // namespace grundy
