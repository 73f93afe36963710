#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "theory/explore.hpp"
#include "theory/work.hpp"

namespace grundy {

/// A maximum matching of some nodes of an undirected graph, by J. Edmonds, Paths, trees, and flowers, 1965. A tree of
/// alternating paths grows from each unmatched node; a blossom, which is an odd cycle, counts as one node. A tree that
/// reaches no other unmatched node is left out of the rest of the search: O(nodes · edges) in practice, O(nodes^3) at
/// most. A step of the work is an edge looked at, or a node of a tree with a blossom.
class Matching {
 public:
  /// `ways` has each edge both ways; a node takes part where `among` is 1. All arguments must outlive it.
  Matching(const StateGraph& ways, const std::vector<std::uint8_t>& among, Work& work);

  /// Whether the matching was found within the work; nothing else may be asked where it was not.
  bool found() const { return !work_.over(); }
  /// Whether some maximum matching misses the node: an alternating path of even length leads to it
  /// from an unmatched node (T. Gallai, 1964).
  bool may_miss(std::uint32_t node) const { return among_[node] != 0 && outer_[node] != 0; }
  std::optional<std::uint32_t> mate(std::uint32_t node) const;
  /// Matches one more node, which took no part, if that makes the matching larger: if `may_miss` holds for a
  /// neighbour. Then every maximum matching with this node covers it. After that `may_miss` may not be asked.
  bool join(std::uint32_t node);

 private:
  static constexpr std::uint32_t kNone = UINT32_MAX;

  void grow(std::uint32_t root);
  void add_outer(std::uint32_t node);
  bool look_at(std::uint32_t node, std::uint32_t other);
  void shrink(std::uint32_t a, std::uint32_t b);
  std::uint32_t common_base(std::uint32_t a, std::uint32_t b);
  void unmark_tree();
  void mark_blossom(std::uint32_t node, std::uint32_t base, std::uint32_t other);
  void flip(std::uint32_t end);
  void forget_tree();

  const StateGraph& ways_;
  const std::vector<std::uint8_t>& among_;
  Work& work_;
  std::vector<std::uint32_t> mate_;
  std::vector<std::uint32_t> base_;    // base of the blossom that a node is in, or the node itself
  std::vector<std::uint32_t> before_;  // the node from which an unmatched edge first reached it
  std::vector<std::uint8_t> outer_;    // whether an alternating path of even length leads there
  std::vector<std::uint8_t> marked_;
  std::vector<std::uint32_t> tree_;  // all nodes of the tree that grows
  std::vector<std::uint32_t> open_;  // queue of its outer nodes, whose edges are to be looked at
};

}  // namespace grundy
