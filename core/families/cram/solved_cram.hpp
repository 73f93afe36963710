#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "families/cram/cram.hpp"
#include "sums/counts_search.hpp"
#include "sums/nimber_search.hpp"

namespace grundy {

using CramSearch = NimberSearch<CramRules>;

/// An answer looks at so many dominoes of regions at most: less than a minute in a browser.
inline constexpr std::uint64_t kCramSteps = kStepLimit / 4;
/// The same where whole positions are solved, of which each takes longer.
inline constexpr std::uint64_t kPlainCramSteps = kCramSteps / 4;

/// The regions of these free cells as the search takes them.
CramSearch::Regions search_regions(CellSet free, const BoardSize& size);

/// Positions solved by their options alone, those that look alike once.
class PlainCram {
 public:
  /// At most so many positions.
  PlainCram(const BoardSize& size, Play play, std::uint64_t limit)
      : size_(size), play_(play), limit_(limit) {}

  /// Of the player to move; none where the positions or the work are too many, and so from then on.
  std::optional<Depth> depth(CellSet free);
  /// How many were solved.
  std::uint64_t positions() const { return known_.size(); }
  /// Why there is no answer.
  BeyondLimit beyond() const {
    return work_.over() ? work_.beyond() : BeyondLimit{limit_, Counted::Positions};
  }

 private:
  std::optional<Depth> depth(const Counts& regions);

  BoardSize size_;
  Play play_;
  std::uint64_t limit_;
  Work work_{kPlainCramSteps};
  std::unordered_map<Counts, Depth, HashCounts> known_;
};

}  // namespace grundy
