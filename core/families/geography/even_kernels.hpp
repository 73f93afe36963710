#pragma once

#include <cstdint>
#include <vector>

#include "families/geography/stage.hpp"

namespace grundy {

/// Even kernels of a bipartite graph: sets of nodes of one side in which every node has an even number of neighbours. Where
/// edges are used once, a position is lost just when some even kernel holds the token's node (A. S. Fraenkel,
/// E. R. Scheinerman and D. Ullman, Undirected edge geography, 1993): who has to leave it, leaves an odd number of edges
/// back into it. Where none holds that node there is, by linear algebra, a set in which it alone has an odd number of
/// neighbours; moving to one of these leaves them as an even kernel. By elimination modulo 2: O(nodes^3 / 64) at most.
class EvenKernels {
 public:
  static constexpr std::size_t kMostNodes = 1000;

  /// The edges that are free must lead both ways, and those that the token may come to be bipartite; nodes must be no
  /// more than kMostNodes.
  EvenKernels(const Ways& ways, const Stage& stage);

  /// Whether a step to the node leaves a lost position: one along an edge from the token's, else that puts the token there.
  bool leaves_lost(std::uint32_t node) const;
  /// Where that is so, or where the token is on the node and lost, the kernel that the token is in then, in order.
  std::vector<std::uint32_t> kernel_with(std::uint32_t node) const;

 private:
  static constexpr std::uint32_t kNone = UINT32_MAX;

  bool bit(std::uint32_t row, std::uint32_t place) const;
  void eliminate(std::uint32_t node);
  std::uint32_t free_of(std::uint32_t node) const;
  bool is_odd(std::uint32_t node) const;

  std::uint32_t nodes_;
  std::uint32_t words_;              // of a row
  std::vector<std::uint64_t> rows_;  // of each node its neighbours, then 1 for the token's
  std::vector<std::uint32_t>
      row_of_;  // of each node the row that tells it by free ones; kNone of these
  std::vector<std::uint8_t> taken_;  // whether a row tells of a node
  bool solvable_ = true;
};

}  // namespace grundy
