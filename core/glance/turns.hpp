#pragma once

#include "glance/kind.hpp"
#include "sums/ruling.hpp"

namespace grundy::glance {

/// One winning turn: the parts that move, ascending, each with the state it goes to.
struct WonTurn {
  List<std::uint32_t> key;  ///< turns are listed in the order of their keys
  List<Part> moves;         ///< `kind` is the index of the part
};

/// A sum that is won by a theorem.
struct WonGame {
  const GameSum& sum;
  std::span<const Facts> facts;
  Theorem theorem;
  Sum rule;
  Play play;
};

/// Every turn after which the player to move is lost by a theorem, in the order in which the solver
/// lists them. Spoils `good` where there are too many to try or to list.
List<WonTurn> winning_turns(const WonGame& won, Arena& arena, bool& good);

}  // namespace grundy::glance
