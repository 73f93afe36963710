#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "game/play.hpp"

namespace grundy {

/// Outcome and remoteness of one position.
struct Depth {
  bool won = false;
  std::int32_t remoteness = 0;
};

/// Gathers the options of a position: the winner takes the lost option of least remoteness, the
/// loser the won option of greatest remoteness (Winning Ways, ch. 9).
class DepthOfOptions {
 public:
  void add(Depth option) {
    if (option.won) {
      longest_won_ = std::max(longest_won_, option.remoteness);
    } else {
      shortest_lost_ = std::min(shortest_lost_, option.remoteness);
    }
  }
  void add(const DepthOfOptions& others) {
    longest_won_ = std::max(longest_won_, others.longest_won_);
    shortest_lost_ = std::min(shortest_lost_, others.shortest_lost_);
  }

  bool none() const { return shortest_lost_ == kNever && longest_won_ < 0; }

  /// Of the position itself; without options it has ended, lost in normal and won in misère play.
  Depth position(Play play) const {
    if (none()) return {.won = play == Play::Misere, .remoteness = 0};
    if (shortest_lost_ != kNever) return {.won = true, .remoteness = shortest_lost_ + 1};
    return {.won = false, .remoteness = longest_won_ + 1};
  }

 private:
  static constexpr std::int32_t kNever = std::numeric_limits<std::int32_t>::max();
  std::int32_t shortest_lost_ = kNever;
  std::int32_t longest_won_ = -1;
};

}  // namespace grundy
