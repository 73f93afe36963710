#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "theory/quotient/monoid.hpp"
#include "theory/quotient/transitions.hpp"
#include "theory/work.hpp"

namespace grundy {

/// For each move of a game the games that it leaves, by their places in a list where they come before the game.
using GameMoves = std::vector<std::vector<std::uint32_t>>;

/// The misère quotient of some games: sums of them, of which each turn moves one game, have the
/// same element if with every further sum both are won or both are lost (T. E. Plambeck, A. N.
/// Siegel, Misère quotients for impartial games, Journal of Combinatorial Theory A 115, 2008).
/// Often there are few elements: 40 for all heaps of Kayles. They are guessed from sums with few
/// copies of each game. The proof is that the images of all sums but the empty one agree with them
/// (see Transitions), a finite list however many sums there are: so an answer by quotient is exact.
class MisereQuotient {
 public:
  /// No more elements are looked for.
  static constexpr std::size_t kMaxOrder = 400;

  /// Adds a game that has a move. False if no quotient is found, for there may be none that is finite, or if the work is
  /// over; then this object must not be asked any more.
  bool add(GameMoves moves, Work& work);

  /// How many games were added. They are numbered from 0.
  std::size_t games() const { return games_.size(); }
  std::size_t order() const { return placed_.monoid.order(); }
  Element element(std::uint32_t game) const { return placed_.elements[game]; }
  Element times(Element a, Element b) const { return placed_.monoid.times(a, b); }
  /// Whether the player to move loses a sum with this element.
  bool lost(Element element) const { return lost_[element] != 0; }

 private:
  // A monoid in which the first games have elements.
  struct Placed {
    Monoid monoid;
    std::vector<Element> elements;

    Image image(Element element, const GameMoves& moves) const;
  };

  bool extend(Work& work);
  bool multiply(const Placed& finer, const std::vector<std::uint32_t>& lost_copies, Work& work);
  bool prove(Work& work);

  std::vector<GameMoves> games_;
  Placed placed_;
  std::vector<std::uint8_t> lost_{0};
  Transitions images_{Monoid{}};
};

}  // namespace grundy
