#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "families/cram/cram.hpp"
#include "sums/counts_search.hpp"
#include "sums/nimber_search.hpp"

namespace grundy {

using CramSearch = NimberSearch<CramRules>;

/// The most dominoes that one answer looks at: less than a minute in a browser.
inline constexpr std::uint64_t kCramSteps = kStepLimit / 4;
/// The same where whole positions are solved, since each domino then takes longer.
inline constexpr std::uint64_t kPlainCramSteps = kCramSteps / 4;

/// The regions of these free cells, in canonical form.
CramSearch::Regions search_regions(CellSet free, const BoardSize& size);

/// Solves whole positions by their options alone. Positions whose regions look alike are solved once.
class PlainCram {
 public:
  /// Solves at most `limit` positions.
  PlainCram(const BoardSize& size, Play play, std::uint64_t limit)
      : size_(size), play_(play), limit_(limit) {}

  /// For the player to move. None for a position not yet known once positions or work are at the limit.
  std::optional<Depth> depth(CellSet free);
  /// How many positions were solved.
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
