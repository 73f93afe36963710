#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "games/families.hpp"
#include "games/game.hpp"

namespace grundy {

/// Pile sizes, cells of the pieces or coins of the nodes.
using Whole = std::vector<std::uint64_t>;

/// An item and what it becomes.
using Change = std::pair<std::size_t, std::uint64_t>;

/// One move: which pile, piece or node, what it becomes, and the whole position after it.
struct WholeMove {
  std::size_t item;
  std::uint64_t to;
  Whole after;
  std::vector<Change> more = {};  ///< the other items that it changes
};

/// One turn: the moves of the components that it moves, and the whole position after it.
struct WholeTurn {
  std::vector<Change> moves;  ///< each followed by the other items that it changes
  Whole after;
};

Whole start_of(const Game& game);
/// What an item becomes as the oracle numbers it, by the notation of the move and the `to` told with it.
std::uint64_t target_of(const Game& game, const std::string& notation, std::uint64_t to);
/// The changes that the moves of a turn tell of, as those of WholeTurn.
template <class Move>
std::vector<Change> changes_told(const Game& game, const std::vector<Move>& moves) {
  std::vector<Change> changes;
  for (const Move& move : moves) {
    changes.push_back({move.item, target_of(game, move.notation, move.to)});
    for (const auto& change : move.changes) changes.push_back({change.item, change.to});
  }
  return changes;
}
/// The notation of the move that makes this of an item.
std::string notation_of(const Game& game, std::size_t item, std::uint64_t to);
/// The moves of one component each.
std::vector<WholeMove> moves_of(const Game& game, const Whole& whole);
/// The turns under the compound rule of the game: every choice of components that it allows.
std::vector<WholeTurn> turns_of(const Game& game, const Whole& whole);

/// Plain recursion over the options of whole positions, with no theory in it.
class Oracle {
 public:
  explicit Oracle(const Game& game) : game_(game) {}

  bool won(const Whole& whole) { return answer(whole).won; }
  /// Moves to the end when the winner hastens and the loser delays.
  std::int32_t remoteness(const Whole& whole) { return answer(whole).remoteness; }
  /// Least number that no option has, where a turn moves one component.
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
