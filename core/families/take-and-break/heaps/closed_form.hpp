#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"
#include "theory/nim.hpp"
#include "theory/period.hpp"

namespace grundy {

/// The Grundy numbers of all heaps by a theorem: they grow by a period.
struct ClosedForm {
  enum class Game {
    Nim,     ///< G(n) = n (C. L. Bouton 1901)
    Lasker,  ///< Lasker's Nim: of four numbers the last two change places (E. Lasker 1931; Winning
             ///< Ways, ch. 4)
  };
  Game game = Game::Nim;
  Period period;
  std::vector<Nimber> first;  ///< for the heaps below preperiod + period

  Nimber of(std::uint64_t heap) const {
    return first[static_cast<std::size_t>(period.folded(heap))] + period.raised(heap);
  }
  /// The only heap with this number: both games have each number once.
  std::uint64_t heap_of(Nimber number) const;
};

/// The closed form of Nim.
ClosedForm closed_form_of_nim();
/// The closed form of Nim, 0.(3), or Lasker's Nim, 4.(3); none for other rules.
std::optional<ClosedForm> closed_form(const HeapRule& rule);

}  // namespace grundy
