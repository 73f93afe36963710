#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/referee.hpp"

namespace grundy {

/// The referee of positions that are one component. A turn is one move of it; there is none under a compound rule that
/// leaves a component out.
class WholeReferee : public Referee {
 public:
  explicit WholeReferee(const Game& game) : play_(game.play), size_(turn_size(game.sum, 1, 1)) {}

  LegalTurns turns(const Place& place) const final { return {moves(place), size_}; }
  Prospect judge(const Place& place) const final {
    return turns(place).none() ? ended(play_) : judge_live(place);
  }
  std::vector<Turn> winning_turns(const Place& place, std::size_t most) const final {
    return size_.most == 0 ? std::vector<Turn>() : winning_moves(place, most);
  }

 protected:
  /// What each item may do.
  virtual std::vector<Choices> moves(const Place& place) const = 0;
  /// Judges a position that has moves.
  virtual Prospect judge_live(const Place& place) const = 0;
  /// Turns that win, at most `most` of them. By default each move is tried.
  virtual std::vector<Turn> winning_moves(const Place& place, std::size_t most) const {
    return turns_that_leave_lost(place, most, UINT64_MAX);
  }

  Play play() const { return play_; }

 private:
  Play play_;
  TurnSize size_;
};

/// What a search found; nothing is known where it found nothing.
inline Prospect prospect_of(const std::optional<Depth>& depth) {
  return depth ? Prospect{outcome_of(*depth), depth->remoteness} : Prospect{};
}

}  // namespace grundy
