#pragma once

#include <memory>
#include <optional>

#include "families/take-and-break/heaps/heap_numbers.hpp"
#include "families/take-and-break/heaps/heap_search.hpp"
#include "families/take-and-break/heaps/heap_states.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "sums/component.hpp"

namespace grundy {

/// Components of take-and-break: each is the disjunctive sum of its heaps. A single heap is the state
/// of its size; several have a number above all sizes, given when they are first met.
///
/// What a component can reach is searched where it is small enough. Beyond that its Grundy number is the
/// nim-sum of its heaps', which tells its outcome in normal play; all else is not known.
class HeapKind : public ComponentKind {
 public:
  /// Tells what `search` found, which is to know this question.
  HeapKind(const HeapQuestion& question, std::shared_ptr<const HeapSearch> search);

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
  bool comes_apart() const override { return true; }
  std::string name(State state) const override { return write_heaps(heaps_of(state)); }
  std::uint64_t states() const override { return shown_; }
  std::uint64_t solved_positions() const override;
  BeyondLimit beyond() const override;
  std::optional<State> searched_state(State state) const override;
  std::uint64_t searched_states() const override { return search_->size(); }
  std::int64_t searched_rank(State searched) const override;
  void for_each_searched_option(State searched, const VisitOptionState& visit) const override;
  std::uint64_t least_reached(State state) const override;
  SolvedTable take_table() override;
  std::optional<Period> period() const override { return numbers_.period(); }
  /// How many heaps were solved by their options to know the Grundy numbers.
  std::uint64_t solved_heaps() const { return numbers_.solved(); }
  /// How many steps the numbers and the search took.
  std::uint64_t steps() const { return numbers_.steps() + search_->steps(); }

 private:
  Facts facts_by_numbers(const Heaps& heaps) const;
  HeapReach reach_of(const Heaps& heaps) const;

  HeapRule rule_;
  Play play_;
  std::uint64_t shown_;
  std::uint64_t limit_;
  HeapNumbers numbers_;
  mutable HeapStates states_;  // of several heaps
  std::shared_ptr<const HeapSearch> search_;
  HeapSearch::Reached reached_;
};

}  // namespace grundy
