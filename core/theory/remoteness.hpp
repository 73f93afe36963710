#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "params/play.hpp"

namespace grundy {

/// Where it is not known, or the game need not end.
inline constexpr std::int32_t kUnknownRemoteness = -1;

/// Outcome and remoteness of one position.
struct Depth {
  bool won = false;
  std::int32_t remoteness = 0;
  bool operator==(const Depth&) const = default;
};

/// Neither player can force an end.
inline constexpr Depth kNoEnd{.won = false, .remoteness = kUnknownRemoteness};

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

/// Gathers the suspense numbers of the options, where the winner delays and the loser hastens
/// (Winning Ways, ch. 9): the winner takes the lost option of greatest suspense, the loser the won
/// option of least.
class SuspenseOfOptions {
 public:
  void add(bool won, std::int32_t suspense) {
    if (won) {
      shortest_won_ = std::min(shortest_won_, suspense);
    } else {
      longest_lost_ = std::max(longest_lost_, suspense);
    }
  }

  /// Of the position itself: 0 where it has ended.
  std::int32_t position() const {
    if (longest_lost_ >= 0) return longest_lost_ + 1;
    return shortest_won_ == kNever ? 0 : shortest_won_ + 1;
  }

 private:
  static constexpr std::int32_t kNever = std::numeric_limits<std::int32_t>::max();
  std::int32_t shortest_won_ = kNever;
  std::int32_t longest_lost_ = -1;
};

}  // namespace grundy
