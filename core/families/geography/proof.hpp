#pragma once

#include <optional>

#include "families/geography/even_kernels.hpp"
#include "families/geography/matching.hpp"
#include "families/geography/stage.hpp"
#include "theory/theorem.hpp"

namespace grundy {

/// The theorem that decides this position and all that it can reach, in time polynomial in the size
/// of the graph; none where positions are searched, as with arcs and in misère play.
///
/// - Nodes are used once, on edges: a position is lost iff some maximum matching of the nodes that
///   are left misses the token's, for its every move leads to a matched node, whose edge is the
///   answer. So one matching of the *other* nodes tells all steps: the token's next node is lost
///   where that matching may miss it (see Matching).
/// - Edges are used once: PSPACE-complete on graphs in general, but not on bipartite ones (see
///   EvenKernels).
std::optional<Theorem> theorem_of(const Geography& game, const Ways& ways, Play play);

/// What that theorem says of one position.
class Proof {
 public:
  /// All arguments must outlive it.
  Proof(Theorem theorem, const Ways& ways, const Stage& stage, Work& work);

  /// Whether a result was found within the work; nothing else may be asked where it was not.
  bool found() const { return !matching_ || matching_->found(); }
  /// Whether the position is lost once the token comes to the node: by a step or, if nodes are used once, any route.
  bool leaves_lost(std::uint32_t node) const;

  std::optional<Matching>& matching() { return matching_; }
  const std::optional<EvenKernels>& kernels() const { return kernels_; }

 private:
  std::optional<Matching> matching_;
  std::optional<EvenKernels> kernels_;
};

}  // namespace grundy
