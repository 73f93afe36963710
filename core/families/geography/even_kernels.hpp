#pragma once

#include <cstdint>
#include <vector>

#include "families/geography/stage.hpp"

namespace grundy {

/// Even kernels of a bipartite graph: sets of nodes of one side to which every node has an even number of edges. Where
/// edges are used once, a position is lost iff some even kernel holds the token's node (A. S. Fraenkel, E. R.
/// Scheinerman and D. Ullman, Undirected edge geography, 1993): whoever leaves the kernel leaves an odd number of edges
/// back into it. If none holds that node, linear algebra gives a set to which it alone has an odd number of edges; after
/// a step into the set it is an even kernel. Only edges are counted, so copies of one count each; a graph with a loop is
/// not bipartite. By elimination modulo 2: O(nodes^3 / 64) at most.
class EvenKernels {
 public:
  static constexpr std::size_t kMostNodes = 1000;

  /// The free edges must lead both ways and be bipartite where the token can come. At most
  /// kMostNodes nodes.
  EvenKernels(const Ways& ways, const Stage& stage);

  /// Whether a step to the node leaves a lost position. Without a token, the step puts it there.
  bool leaves_lost(std::uint32_t node) const;
  /// The kernel that then holds the token, ascending. Also for the token's own node in a lost position.
  std::vector<std::uint32_t> kernel_with(std::uint32_t node) const;

 private:
  static constexpr std::uint32_t kNone = UINT32_MAX;

  bool bit(std::uint32_t row, std::uint32_t place) const;
  void eliminate(std::uint32_t node);
  std::uint32_t free_of(std::uint32_t node) const;
  bool is_odd(std::uint32_t node) const;

  std::uint32_t nodes_;
  std::uint32_t words_;  // of one row
  std::vector<std::uint64_t>
      rows_;  // for each node where it has an odd number of edges, then 1 for the token's node
  std::vector<std::uint32_t> row_of_;  // for each node its pivot row; kNone for free nodes
  std::vector<std::uint8_t> taken_;    // whether a row is the pivot of a node
  bool solvable_ = true;
};

}  // namespace grundy
