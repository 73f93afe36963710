#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "theory/remoteness.hpp"

namespace grundy {

/// How far before a position its options lie: `here[i]` holds the distances of those in part i. The
/// classes below solve a position from those before it.
using OptionDistances = std::vector<const std::vector<std::size_t>*>;

/// For turns that move one part.
class GatherSingle {
 public:
  GatherSingle(std::vector<std::uint8_t>& won, std::vector<std::int32_t>& remoteness)
      : won_(won), remoteness_(remoteness) {
    remoteness_.resize(won.size());
  }

  void position(std::size_t whole, const OptionDistances& here, Play play) {
    DepthOfOptions options;
    for (const auto* part : here) {
      for (const std::size_t distance : *part) {
        const std::size_t option = whole - distance;
        options.add({.won = won_[option] != 0, .remoteness = remoteness_[option]});
      }
    }
    const Depth depth = options.position(play);
    won_[whole] = depth.won;
    remoteness_[whole] = depth.remoteness;
  }

 private:
  std::vector<std::uint8_t>& won_;
  std::vector<std::int32_t>& remoteness_;
};

/// For turns that move up to `most` parts. Moving at most j of the first i parts means to move at
/// most j of the first i - 1, or to move part i and at most j - 1 of the first i - 1. So each
/// position stores what it reaches, itself included, for each i and j, and costs the options of its
/// parts one by one, not every choice of several at once. With `every`, a turn moves every part
/// that can move. Then part i stays only if it has ended, and the position itself is included only
/// while all of the first i parts have ended. `most` is 0, and moves are not counted.
class GatherDepths {
 public:
  GatherDepths(std::size_t positions, std::size_t parts, std::size_t most, bool every,
               std::vector<std::uint8_t>& won, std::vector<std::int32_t>& remoteness)
      : parts_(parts),
        most_(most),
        every_(every),
        kept_(positions * width()),
        won_(won),
        remoteness_(remoteness) {
    remoteness_.resize(positions);
  }

  static bool fits(std::size_t positions, std::size_t parts, std::size_t most) {
    return positions * (parts + 1) * (most + 1) <= std::size_t{1} << 22;
  }

  template <class Distances>
  void position(std::size_t whole, const Distances& here, Play play) {
    const std::size_t one = every_ ? 0 : 1;
    std::size_t itself = every_ ? 0 : parts_;
    for (std::size_t i = 1; i <= parts_; ++i) {
      const bool ended = here[i - 1]->empty();
      if (ended && itself == i - 1) itself = i;
      for (std::size_t j = 0; j <= most_ && (ended || !every_); ++j) {
        at(whole, i, j) = at(whole, i - 1, j);
      }
      for (const std::size_t distance : *here[i - 1]) {
        for (std::size_t j = one; j <= most_; ++j) {
          at(whole, i, j).add(at(whole - distance, i - 1, j - one));
        }
      }
    }
    const Depth depth = at(whole, parts_, most_).position(play);
    won_[whole] = depth.won;
    remoteness_[whole] = depth.remoteness;
    for (std::size_t i = 0; i <= itself; ++i) {
      for (std::size_t j = 0; j <= most_; ++j) at(whole, i, j).add(depth);
    }
  }

 private:
  std::size_t width() const { return (parts_ + 1) * (most_ + 1); }
  DepthOfOptions& at(std::size_t whole, std::size_t i, std::size_t j) {
    return kept_[whole * width() + i * (most_ + 1) + j];
  }

  std::size_t parts_;
  std::size_t most_;
  bool every_;
  std::vector<DepthOfOptions> kept_;
  std::vector<std::uint8_t>& won_;
  std::vector<std::int32_t>& remoteness_;
};

/// The same for outcomes alone, in a byte per part: each position stores how few of its first i
/// parts must move to reach a lost position.
class GatherOutcomes {
 public:
  GatherOutcomes(std::size_t positions, std::size_t parts, std::size_t most,
                 std::vector<std::uint8_t>& won)
      : parts_(parts), most_(most), fewest_(positions * (parts + 1), kNever), won_(won) {}

  void position(std::size_t whole, const OptionDistances& here, Play play) {
    std::uint8_t* own = &fewest_[whole * (parts_ + 1)];
    bool ended = true;
    for (std::size_t i = 1; i <= parts_; ++i) {
      own[i] = own[i - 1];
      for (const std::size_t distance : *here[i - 1]) {
        const std::uint8_t before = fewest_[(whole - distance) * (parts_ + 1) + i - 1];
        if (before < kNever) own[i] = std::min<std::uint8_t>(own[i], before + 1);
        ended = false;
      }
    }
    won_[whole] = ended ? play == Play::Misere : own[parts_] <= most_;
    if (!won_[whole]) std::fill(own, own + parts_ + 1, 0);
  }

 private:
  // A million positions have at most twenty parts that can move.
  static constexpr std::uint8_t kNever = 255;
  std::size_t parts_;
  std::size_t most_;
  std::vector<std::uint8_t> fewest_;
  std::vector<std::uint8_t>& won_;
};

}  // namespace grundy
