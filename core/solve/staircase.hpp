#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/tree.hpp"
#include "solve/nim.hpp"
#include "solve/verdict.hpp"

namespace grundy {

/// Coins on a tree as staircase Nim: a node at odd depth is a Nim heap of its coins, a node at even
/// depth does not count. A move from even to odd depth is answered by moving the same coins on, so
/// the Grundy number is the nim-sum at odd depth; the same reply, and Bouton's rule at odd depth,
/// decide misère play: where the heaps at odd depth are all empty but coins remain, one coin moved
/// to odd depth leaves a single heap of 1, which is lost.
/// Answers each "re-hang" question in O(1) after one walk over the tree.
class Staircase {
 public:
  Staircase(const Tree& tree, Play play);

  const std::vector<std::int32_t>& depth() const { return depth_; }
  bool counts(std::uint32_t node) const { return depth_[node] % 2 == 1; }
  const NimTotals& totals() const { return totals_; }
  bool won() const { return !is_lost(totals_, play_); }

  /// How many coins node keeps in its only winning move; none where it has no winning move.
  std::optional<std::uint64_t> winning_rest(std::uint32_t node) const;

  /// The heaps after hanging `node` under `parent`; none when node is the root or parent lies in
  /// its subtree. Its present parent is allowed.
  std::optional<NimTotals> rehung(const RehangQuestion& question) const;

 private:
  struct Subtree {
    std::uint32_t enter = 0;  // place in the order of a depth-first walk
    std::uint32_t leave = 0;  // one past the last place of the subtree
    NimTotals odd;            // heaps of the subtree at odd depth of the whole tree
    NimTotals even;           // those at even depth, if they counted
  };
  void walk();

  const Tree& tree_;
  Play play_;
  std::vector<std::int32_t> depth_;
  std::vector<Subtree> subtree_;
  NimTotals totals_;
};

/// Moves until the end of the whole tree, by search; none beyond kRemotenessLimit positions, or
/// fewer where the tree is so large that so many do not fit into memory.
std::optional<std::int32_t> tree_remoteness(const Tree& tree, Play play);

}  // namespace grundy
