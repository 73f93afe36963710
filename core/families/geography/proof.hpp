#pragma once

#include <optional>

#include "families/geography/even_kernels.hpp"
#include "families/geography/matching.hpp"
#include "families/geography/stage.hpp"
#include "theory/theorem.hpp"

namespace grundy {

/// The theorem that decides this game and all that it comes to, by the size of what is drawn in polynomial time; none
/// where positions are searched.
std::optional<Theorem> theorem_of(const Geography& game, const Ways& ways, Play play);

/// What that theorem tells of a position.
class Proof {
 public:
  /// All must outlive it.
  Proof(Theorem theorem, const Ways& ways, const Stage& stage, Work& work);

  /// Whether it was found within the work; nothing else may be asked where it was not.
  bool found() const { return !matching_ || matching_->found(); }
  /// Whether the position is lost once the token came to the node by a step, or where nodes are used once by any way.
  bool leaves_lost(std::uint32_t node) const;

  std::optional<Matching>& matching() { return matching_; }
  const std::optional<EvenKernels>& kernels() const { return kernels_; }

 private:
  std::optional<Matching> matching_;
  std::optional<EvenKernels> kernels_;
};

}  // namespace grundy
