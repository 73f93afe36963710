#pragma once

#include <map>
#include <optional>
#include <vector>

#include "families/take-and-break/heaps/heap_positions.hpp"
#include "families/take-and-break/heaps/kept_options.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "theory/table.hpp"
#include "theory/work.hpp"

namespace grundy {

/// What to search: all that the components of `game` can reach, up to `limit` positions in total,
/// and for show what the single heaps up to `shown` - 1 can reach, as far as limits allow.
struct HeapQuestion {
  const TakeAndBreak& game;
  Wanted wanted;
  std::uint64_t shown = 1;
  std::uint64_t limit = 0;
};

/// 2 * coins - heaps. Every turn lowers it: it takes coins and removes at most one heap, or takes
/// none and adds heaps.
std::int64_t rank_of(const Heaps& heaps);

/// Solves all positions that components of take-and-break can reach, by their options.
class HeapSearch {
 public:
  /// The most steps for the components: one per option, more for an option of many heaps.
  static constexpr std::uint64_t kMaxSteps = 2 * kStepLimit;
  /// The most steps for the single heaps, which are only shown.
  static constexpr std::uint64_t kMaxShownSteps = kStepLimit / 10;
  /// The most options kept, in four bytes each; those of further positions are computed again.
  static constexpr std::size_t kMaxKeptOptions = 40'000'000;
  /// How many positions were first reached from which heaps.
  using Reached = std::map<Heaps, std::uint32_t>;

  explicit HeapSearch(const HeapQuestion& question, std::size_t kept = kMaxKeptOptions);

  /// Whether this search, made for another question, answers this one at no further cost.
  bool knows(const HeapQuestion& question) const;
  /// For each component, smallest rank first, how many positions it reaches that none before it
  /// does. Components that were not searched are left out.
  Reached reached(const TakeAndBreak& game) const;

  /// Whether some component was too large to be searched.
  bool beyond() const { return beyond_; }
  /// The work for the components; it tells whether positions or steps were too many.
  const Work& work() const { return work_; }
  std::uint64_t steps() const { return work_.spent() + shown_work_.spent(); }

  std::uint32_t size() const { return positions_.size(); }
  /// The number of a position; heaps that cannot move do not matter.
  std::optional<std::uint32_t> find(const Heaps& heaps) const {
    return positions_.find(living(heaps));
  }
  void get(std::uint32_t number, Heaps& heaps) const { positions_.get(number, heaps); }
  template <class Visit>
  void for_each_option(std::uint32_t number, Visit visit) const {
    if (kept_.has(number)) return kept_.for_each(number, visit);
    Heaps heaps;
    positions_.get(number, heaps);
    for_each_living_option(heaps, [&](const Heaps& option) { visit(*positions_.find(option)); });
  }
  const SolvedTable& table() const { return table_; }
  /// The heaps that can move.
  Heaps living(const Heaps& heaps) const;
  bool can_move(const Heaps& heaps) const { return movable_.any_of(heaps); }

 private:
  bool reach(const Heaps& start, std::uint64_t limit, Work& work);
  void solve();
  std::vector<Heaps> starts_of(const TakeAndBreak& game) const;
  template <class Visit>
  void for_each_living_option(const Heaps& heaps, Visit visit) const {
    for_each_heaps_option(rule_, heaps, [&](Heaps& option) {
      std::erase_if(option, [&](std::uint64_t heap) { return !movable_.has(heap); });
      visit(option);
    });
  }

  HeapRule rule_;
  Wanted wanted_;
  std::uint64_t limit_;
  MovableHeaps movable_;
  HeapPositions positions_;  // without heaps that cannot move
  KeptOptions kept_;         // the options of each of them
  Work work_;                // spent on the components
  Work shown_work_;          // spent on the single heaps
  std::vector<Heaps> starts_;
  Reached reached_;  // from starts_
  bool beyond_ = false;
  SolvedTable table_;
};

}  // namespace grundy
