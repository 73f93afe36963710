#pragma once

#include <cstdint>
#include <optional>

#include "families/row/row.hpp"
#include "params/play.hpp"

namespace grundy {

/// Only a largest cake may be eaten from (CakeParty, Topcoder SRM 338). Let m be the most pieces of
/// a cake and c the number of cakes with m pieces, m2 and c2 the same for all smaller cakes.
///
/// Normal play, m >= 1: lost iff c is even. If it is, every move leaves the odd number c - 1 of cakes
/// with m. If c >= 3 is odd, every move leaves an even number. If c = 1, the cake can be made as
/// large as the next where c2 is odd, smaller where c2 is even, or eaten up where m2 = 0.
///
/// Misère play, m >= 2: lost iff c is even, by induction. The arguments above hold as long as a cake
/// of 2 or more is left. Otherwise c = 1 and the others hold at most 1 piece; the cake is then brought
/// to 1 or 0 pieces so that the number of ones is odd. With m = 1 there is no choice: one piece goes
/// each turn, and lost iff the number of ones is odd. With m = 0 the player to move has won.
struct CakeVerdict {
  bool won = false;
  std::uint64_t size = 0;   ///< m
  std::uint64_t count = 0;  ///< c; 0 where all is eaten
  /// The winning moves: each largest cake may be brought to any of `least` … `most` pieces. None
  /// where least > most.
  std::uint64_t least = 1;
  std::uint64_t most = 0;
  bool leaves_ones = false;  ///< they leave cakes of at most one piece, in misère play

  std::uint64_t choices() const { return least > most ? 0 : most - least + 1; }
};

CakeVerdict decide_cakes(const Heaps& cakes, Play play);

/// The number from `least` to `most` that comes first in the order of strings.
std::uint64_t first_as_string(std::uint64_t least, std::uint64_t most);

}  // namespace grundy
