#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "game/game.hpp"

namespace grundy {

/// Pile sizes, cells of the pieces or coins of the nodes.
using Whole = std::vector<std::uint64_t>;

/// One move: which pile, piece or node, what it becomes, and the whole position after it.
struct WholeMove {
  std::size_t item;
  std::uint64_t to;
  Whole after;
};

Whole start_of(const Game& game);
std::vector<WholeMove> moves_of(const Game& game, const Whole& whole);

/// Plain recursion over the options of whole positions, with no theory in it.
class Oracle {
 public:
  explicit Oracle(const Game& game) : game_(game) {}

  bool won(const Whole& whole) { return answer(whole).won; }
  /// Moves to the end when the winner hastens and the loser delays.
  std::int32_t remoteness(const Whole& whole) { return answer(whole).remoteness; }
  /// Least number that no option has.
  std::uint64_t grundy(const Whole& whole) { return answer(whole).grundy; }
  /// The moves after which the opponent loses.
  std::vector<WholeMove> winning_moves(const Whole& whole);

 private:
  struct Answer {
    bool won;
    std::int32_t remoteness;
    std::uint64_t grundy;
  };
  const Answer& answer(const Whole& whole);

  const Game& game_;
  std::map<Whole, Answer> known_;
};

}  // namespace grundy
