#pragma once

#include "glance/kind.hpp"
#include "sums/ruling.hpp"

namespace grundy::glance {

/// One winning turn: the parts that move, ascending, each with the state it goes to.
struct WonTurn {
  List<std::uint32_t> key;  ///< by which turns are listed
  List<Part> moves;         ///< `kind` is the part
};

/// A sum that is won by a theorem.
struct WonGame {
  const GameSum& sum;
  std::span<const Facts> facts;
  Theorem theorem;
  Sum rule;
  Play play;
};

/// Every turn after which the theorem says that the player to move is lost, in the order in which the
/// solver lists them. Spoils `good` where there are too many to try or to list.
List<WonTurn> winning_turns(const WonGame& won, Arena& arena, bool& good);

}  // namespace grundy::glance
