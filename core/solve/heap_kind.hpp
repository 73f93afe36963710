#pragma once

#include <map>
#include <optional>

#include "game/take_and_break.hpp"
#include "solve/component.hpp"
#include "solve/heap_numbers.hpp"
#include "solve/heap_positions.hpp"
#include "solve/heap_states.hpp"
#include "solve/kept_options.hpp"
#include "solve/work.hpp"

namespace grundy {

/// Components of take-and-break: each is the disjunctive sum of its heaps. A single heap is the state
/// of its size; several have a number above all sizes, given when they are first met.
///
/// What a component can reach is searched where it is small enough. Beyond that its Grundy number is the
/// nim-sum of its heaps', which tells its outcome in normal play; all else is not known.
class HeapKind : public ComponentKind {
 public:
  /// A search of the components looks at so many options at most; one of many heaps counts for several.
  static constexpr std::uint64_t kMaxSteps = 2 * kStepLimit;
  /// And what is only told beside the answer takes so many.
  static constexpr std::uint64_t kMaxShownSteps = kStepLimit / 10;
  /// So many options are kept while the components are searched, in four bytes each; those of further
  /// positions are looked up again.
  static constexpr std::size_t kMaxKeptOptions = 40'000'000;

  /// Searches the components up to `limit` positions together, and so many of the single heaps up to
  /// `shown` - 1, which tables and `what if` speak of.
  HeapKind(const TakeAndBreak& game, const Wanted& wanted, std::uint64_t shown, std::uint64_t limit,
           std::size_t kept = kMaxKeptOptions);

  State state_of(const Heaps& heaps) const;
  Heaps heaps_of(State state) const;

  Facts facts(State state) const override;
  void for_each_option(State state, const VisitOptions& visit) const override;
  void for_each_option_state(State state, const VisitOptionState& visit) const override;
  bool lists_options(State state) const override;
  std::optional<BigCount> count_options(State state, Nimber grundy) const override;
  void for_each_unlisted(State state, Nimber grundy, const VisitOptionState& visit) const override;
  std::vector<State> addends(State state) const override;
  std::int64_t rank(State state) const override;
  std::uint64_t place(State state) const override;
  bool has_names() const override { return true; }
  std::string name(State state) const override { return write_heaps(heaps_of(state)); }
  std::uint64_t states() const override { return shown_; }
  /// Where some component was too large to be searched: how far the search, or the Grundy numbers where
  /// these decide, would have gone.
  std::uint64_t solved_positions() const override {
    if (!beyond_) return positions_.size();
    return play_ == Play::Normal ? numbers_.solved() : limit_;
  }
  BeyondLimit beyond() const override {
    const bool by_work = work_.over() && play_ == Play::Misere;
    return by_work ? work_.beyond() : BeyondLimit{solved_positions()};
  }
  std::optional<State> searched_state(State state) const override;
  std::uint64_t searched_states() const override { return positions_.size(); }
  std::int64_t searched_rank(State searched) const override;
  void for_each_searched_option(State searched, const VisitOptionState& visit) const override;
  std::uint64_t least_reached(State state) const override;
  SolvedTable take_table() override;
  std::optional<Period> period() const override { return numbers_.period(); }
  /// How many heaps were solved by their options to know the Grundy numbers.
  std::uint64_t solved_heaps() const { return numbers_.solved(); }
  /// How many steps the numbers, the search of the components and that of what is shown took.
  std::uint64_t steps() const { return numbers_.steps() + work_.spent() + shown_work_.spent(); }
  /// How often an option was looked up among the positions to solve them all.
  std::uint64_t looked_up() const { return looked_up_; }

 private:
  void search(const TakeAndBreak& game, const Wanted& wanted);
  bool reach(const Heaps& start, std::uint64_t limit, Work& work);
  void solve(const Wanted& wanted);
  Heaps living(const Heaps& heaps) const;
  template <class Visit>
  void for_each_living_option(const Heaps& heaps, Visit visit) const {
    for_each_heaps_option(rule_, heaps, [&](Heaps& option) {
      std::erase_if(option, [&](std::uint64_t heap) { return !movable_.has(heap); });
      visit(option);
    });
  }
  Facts facts_by_numbers(const Heaps& heaps) const;
  HeapReach reach_of(const Heaps& heaps) const;

  HeapRule rule_;
  Play play_;
  std::uint64_t shown_;
  std::uint64_t limit_;
  HeapNumbers numbers_;
  mutable HeapStates states_;  // of several heaps
  MovableHeaps movable_;
  HeapPositions positions_;  // what is searched, without heaps from which no turn is possible
  KeptOptions kept_;         // of each of them, until they are solved
  std::uint64_t looked_up_ = 0;
  Work work_;            // of looking at the components' positions
  Work shown_work_;      // and at those of single heaps
  bool beyond_ = false;  // whether some component is larger than what is searched
  std::map<Heaps, std::uint32_t> reached_;  // how many positions were first reached from these
  SolvedTable table_;
};

}  // namespace grundy
