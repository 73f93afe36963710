#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/game.hpp"
#include "analysis/move.hpp"
#include "sums/search/counts_search.hpp"
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

/// Knows the turns of one game in every position it can reach, numbered without being written down,
/// and how theory judges each of them. What is solved for the first position serves all others.
/// Legal turns (games/continuations.hpp) and the opponent (games/choose.hpp) stand on it and on
/// Outlook.
class Referee {
 public:
  virtual ~Referee() = default;
  virtual Place start() const = 0;
  virtual LegalTurns turns(const Place& place) const = 0;
  virtual Place after(const Place& place, const Turn& turn) const = 0;
  /// The turn in the items of the first place, and in the notation of the text of this one.
  virtual WrittenTurn written(const Place& place, const Turn& turn) const = 0;
  virtual Prospect judge(const Place& place) const = 0;
  /// Whether the player to move has won where there is no turn. By default the convention decides.
  virtual bool won_at_end(const Place&, Play play) const { return play == Play::Misere; }
  /// Winning turns, at most `most` of them; none if the position is not won.
  virtual std::vector<Turn> winning_turns(const Place& place, std::size_t most) const = 0;
  /// In a lost position, the turn that delays the end longest, if theory names one.
  virtual std::optional<Turn> delaying_turn(const Place&) const { return std::nullopt; }
  /// About how many steps it takes to judge a position; at least 1.
  virtual std::uint64_t work() const = 0;

 protected:
  /// Those of the first `looks` turns that leave a lost position, at most `most` of them.
  std::vector<Turn> turns_that_leave_lost(const Place& place, std::size_t most,
                                          std::uint64_t looks) const {
    std::vector<Turn> found;
    const LegalTurns all = turns(place);
    const std::uint64_t count = std::min(looks, all.listed());
    for (std::uint64_t i = 0; i < count && found.size() < most; ++i) {
      Turn turn = all.at(i);
      if (judge(after(place, turn)).outcome == Outcome::Lose) found.push_back(std::move(turn));
    }
    return found;
  }
};

/// The prospect of a position without turns.
inline Prospect ended(Play play) { return {outcome_of(play == Play::Misere), 0}; }

}  // namespace grundy
