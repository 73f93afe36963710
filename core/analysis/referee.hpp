#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/game.hpp"
#include "sums/counts_search.hpp"
#include "sums/turns/legal_turns.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// A position as one number for each item: the states of components, coins of nodes, sizes of heaps.
using Place = Counts;

/// What is known of a position, for the player to move.
struct Prospect {
  Outcome outcome = Outcome::Undecided;
  std::int32_t remoteness = kUnknownRemoteness;
};

/// What a move does to one item. The fields are those of wasm/grundy.d.ts.
struct ItemMove {
  std::string notation;
  std::uint32_t item = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

struct WrittenTurn {
  std::string notation;
  std::vector<ItemMove> moves;
};

/// Knows the turns of one game in every position that it can reach, and what theory says of it. What
/// is solved for the first position serves all others.
class Referee {
 public:
  virtual ~Referee() = default;
  virtual Place start() const = 0;
  virtual LegalTurns turns(const Place& place) const = 0;
  virtual Place after(const Place& place, const Turn& turn) const = 0;
  virtual WrittenTurn written(const Place& place, const Turn& turn) const = 0;
  virtual Prospect judge(const Place& place) const = 0;
  /// Some turns that win, at most so many; none where the position is not won.
  virtual std::vector<Turn> winning_turns(const Place& place, std::size_t most) const = 0;
  /// Of a lost position, the turn that delays the end longest, where theory names it.
  virtual std::optional<Turn> delaying_turn(const Place&) const { return std::nullopt; }
  /// How many steps judging a position costs, about; at least 1.
  virtual std::uint64_t work() const = 0;
};

/// Of a position that has no turns.
inline Prospect ended(Play play) { return {outcome_of(play == Play::Misere), 0}; }

/// The one move of a position that is one component.
inline WrittenTurn one_move(std::string notation, std::size_t item, std::uint64_t from,
                            std::uint64_t to) {
  return {notation, {{notation, static_cast<std::uint32_t>(item), from, to}}};
}

}  // namespace grundy
