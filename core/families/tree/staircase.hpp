#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/tree/tree.hpp"
#include "theory/nim.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// The root and the nodes below it, level by level. Children of one node are neighbours, in the
/// order of the parents, so passes over the places run through memory once.
struct Levels {
  std::vector<std::uint32_t> node;
  std::vector<std::uint32_t> parent;  ///< place of the parent, never falling; 0 for the root
};
/// Requires exactly one root.
Levels levels_of(const Tree& tree);

/// Coins on a tree as staircase Nim: a node at odd depth is a Nim heap of its coins, a node at even
/// depth does not count. A move from even to odd depth is answered by moving the same coins on, so
/// the Grundy number is the nim-sum at odd depth. The same reply, and Bouton's rule at odd depth,
/// decide misère play: if the heaps at odd depth are all empty but coins remain, moving one coin to
/// odd depth leaves a single heap of 1, which is lost.
/// Answers each "re-hang" question in O(1) after one walk over the tree.
class Staircase {
 public:
  Staircase(const Tree& tree, Play play);

  const std::vector<std::int32_t>& depth() const { return depth_; }
  bool counts(std::uint32_t node) const { return depth_[node] % 2 == 1; }
  const NimTotals& totals() const { return totals_; }
  bool won() const { return !is_lost(totals_, play_); }

  /// How many coins `node` keeps in its only winning move; none if it has no winning move.
  std::optional<std::uint64_t> winning_rest(std::uint32_t node) const;

  /// The heaps after hanging `node` under `parent`; none if `node` is the root or `parent` lies in
  /// its subtree. The present parent is allowed. Firm heaps are counted only in misère play.
  std::optional<NimTotals> rehung(const RehangQuestion& question) const {
    const Subtree& moved = subtree_[question.node];
    const Subtree& above = subtree_[question.parent];
    // The root's subtree is the whole tree.
    if (above.enter - moved.enter < moved.size) return std::nullopt;
    if (above.odd() != moved.odd()) return totals_;
    // The odd and the even layers of the subtree change places.
    return NimTotals{totals_.nim_sum ^ moved.all,
                     play_ == Play::Normal ? 0 : totals_.firm + firm_gained_[question.node]};
  }

 private:
  // What a question needs of one node, in 16 bytes: one access to memory.
  struct Subtree {
    std::uint32_t enter = 0;  // place in the order of a depth-first walk
    std::uint32_t size : 31 = 0;
    std::uint32_t at_odd_depth : 1 = 0;
    Nimber all = 0;  // nim-sum of the coins of all its nodes
    bool odd() const { return at_odd_depth != 0; }
  };
  void walk();

  const Tree& tree_;
  Play play_;
  std::vector<std::int32_t> depth_;
  std::vector<Subtree> subtree_;
  /// Firm heaps of the subtree at even depth, less those at odd depth; only in misère play.
  std::vector<std::uint64_t> firm_gained_;
  NimTotals totals_;
};

/// Remoteness of the whole tree, by search; none beyond kRemotenessLimit positions, or beyond fewer
/// if the tree is so large that so many do not fit into memory.
std::optional<std::int32_t> tree_remoteness(const Tree& tree, Play play);

}  // namespace grundy
