#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "games/families.hpp"
#include "games/game.hpp"

namespace grundy {

/// A whole position as one number per item: the size of a pile, the cell of a piece, the coins on a node.
using Whole = std::vector<std::uint64_t>;

/// An item and its new number.
using Change = std::pair<std::size_t, std::uint64_t>;

/// One move: the pile, piece or node moved, its new number, and the whole position after it.
struct WholeMove {
  std::size_t item;
  std::uint64_t to;
  Whole after;
  std::vector<Change> more = {};  ///< the other items that the move changes
};

/// One turn: a move in each component that it moves, and the whole position after it.
struct WholeTurn {
  std::vector<Change> moves;  ///< each move followed by the other items it changes
  Whole after;
};

Whole start_of(const Game& game);
/// The oracle's number for the state a move leads to, from the move's notation and its `to`.
std::uint64_t target_of(const Game& game, const std::string& notation, std::uint64_t to);
/// The changes that the core's moves of a turn report, in the form of WholeTurn::moves.
template <class Move>
std::vector<Change> changes_told(const Game& game, const std::vector<Move>& moves) {
  std::vector<Change> changes;
  for (const Move& move : moves) {
    changes.push_back({move.item, target_of(game, move.notation, move.to)});
    for (const auto& change : move.changes) changes.push_back({change.item, change.to});
  }
  return changes;
}
/// The notation of the move that changes `item` to the number `to`.
std::string notation_of(const Game& game, std::size_t item, std::uint64_t to);
/// All moves; each moves one component.
std::vector<WholeMove> moves_of(const Game& game, const Whole& whole);
/// All turns that the game's compound rule allows.
std::vector<WholeTurn> turns_of(const Game& game, const Whole& whole);

/// Solves whole positions by plain recursion over their options, without theory.
class Oracle {
 public:
  explicit Oracle(const Game& game) : game_(game) {}

  bool won(const Whole& whole) { return answer(whole).won; }
  /// The number of moves to the end when the winner hastens and the loser delays.
  std::int32_t remoteness(const Whole& whole) { return answer(whole).remoteness; }
  /// The least number that no option has. Only for sums where a turn moves one component.
  std::uint64_t grundy(const Whole& whole);
  /// The turns after which the opponent loses.
  std::vector<WholeTurn> winning_turns(const Whole& whole);

 private:
  struct Answer {
    bool won;
    std::int32_t remoteness;
  };
  const Answer& answer(const Whole& whole);

  const Game& game_;
  std::map<Whole, Answer> known_;
  std::map<Whole, std::uint64_t> grundy_;
};

}  // namespace grundy
