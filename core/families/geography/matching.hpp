#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "theory/explore.hpp"
#include "theory/work.hpp"

namespace grundy {

/// A maximum matching of some nodes of an undirected graph, by J. Edmonds, Paths, trees, and flowers, 1965. A tree of
/// alternating paths grows from each node that is not matched; a blossom, which is a cycle of odd length, counts as one
/// node. A tree from which no path leads to another such node stays out of the rest: O(nodes · edges) in practice,
/// O(nodes^3) at most. A step of the work is an edge looked at, or a node of a tree with a blossom.
class Matching {
 public:
  /// `ways` has each edge both ways; both must outlive it. Of the nodes those take part for which `among` is 1.
  Matching(const StateGraph& ways, const std::vector<std::uint8_t>& among, Work& work);

  /// Whether it was found within the work; nothing else may be asked where it was not.
  bool found() const { return !work_.over(); }
  /// Whether some maximum matching misses the node: it can be reached from one that is not matched by a path whose
  /// every second edge is matched, the last one with them (T. Gallai, 1964).
  bool may_miss(std::uint32_t node) const { return among_[node] != 0 && outer_[node] != 0; }
  std::optional<std::uint32_t> mate(std::uint32_t node) const;
  /// Matches one more node, which took no part, where that makes the matching larger: where `may_miss` holds of a
  /// neighbour. Then every maximum matching with it covers it. `may_miss` may not be asked after that.
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
  std::vector<std::uint32_t> base_;  // of the blossom that a node is in, or the node itself
  std::vector<std::uint32_t>
      before_;  // from which a node was first reached by an edge that is not matched
  std::vector<std::uint8_t>
      outer_;  // whether a path with as many matched as other edges leads there
  std::vector<std::uint8_t> marked_;
  std::vector<std::uint32_t> tree_;  // all nodes of the tree that grows
  std::vector<std::uint32_t>
      open_;  // its outer nodes, whose edges are looked at one after the other
};

}  // namespace grundy
