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

/// What is searched: everything that the components of `game` can reach, up to `limit` positions
/// together, and so much of what the single heaps up to `shown` - 1 can reach, which is told beside it.
struct HeapQuestion {
  const TakeAndBreak& game;
  Wanted wanted;
  std::uint64_t shown = 1;
  std::uint64_t limit = 0;
};

/// A turn lowers it: it takes coins and leaves at most two more heaps than there were, or takes none and
/// makes heaps.
std::int64_t rank_of(const Heaps& heaps);

/// All positions of components of take-and-break, solved by their options.
class HeapSearch {
 public:
  /// A search of the components looks at so many options at most; one of many heaps counts for several.
  static constexpr std::uint64_t kMaxSteps = 2 * kStepLimit;
  /// And what is only told beside the answer takes so many.
  static constexpr std::uint64_t kMaxShownSteps = kStepLimit / 10;
  /// So many options are kept, in four bytes each; those of further positions are looked up again.
  static constexpr std::size_t kMaxKeptOptions = 40'000'000;
  /// How many positions were first reached from which heaps.
  using Reached = std::map<Heaps, std::uint32_t>;

  explicit HeapSearch(const HeapQuestion& question, std::size_t kept = kMaxKeptOptions);

  /// Whether the answer to this question is among what was searched for another, at no further cost.
  bool knows(const HeapQuestion& question) const;
  /// Of each component how many positions it reaches that none before it does, the small ones first. Only
  /// those that were searched are told.
  Reached reached(const TakeAndBreak& game) const;

  /// Whether some component was too large to be searched.
  bool beyond() const { return beyond_; }
  /// What the components took, which tells whether positions or steps were too many.
  const Work& work() const { return work_; }
  std::uint64_t steps() const { return work_.spent() + shown_work_.spent(); }

  std::uint32_t size() const { return positions_.size(); }
  /// The number of a position, in which heaps that cannot be moved do not matter.
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
  /// The heaps that can be moved.
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
  HeapPositions positions_;  // without heaps from which no turn is possible
  KeptOptions kept_;         // of each of them
  Work work_;                // of looking at the components' positions
  Work shown_work_;          // and at those of single heaps
  std::vector<Heaps> starts_;
  Reached reached_;  // from these
  bool beyond_ = false;
  SolvedTable table_;
};

}  // namespace grundy
