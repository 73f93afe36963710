#pragma once

#include <memory>
#include <optional>

#include "families/take-and-break/heaps/heap_numbers.hpp"
#include "families/take-and-break/heaps/heap_search.hpp"
#include "families/take-and-break/heaps/heap_states.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "sums/component.hpp"
#include "sums/search/addend_quotient.hpp"

namespace grundy {

/// Components of take-and-break: each is the disjunctive sum of its heaps, under every compound
/// rule. The state of a single heap is its size, so that a table of sizes speaks of it; several
/// heaps get a number above all sizes when they are first met. Sums of components are searched by
/// these numbers.
///
/// A component is searched, without the heaps that cannot move, if it can reach few enough
/// positions: up to a million if the rule needs more than Grundy numbers, up to a few thousand if
/// only remoteness would be told, and as far as the limit of steps goes, since many options and
/// long lists of heaps take more than the positions say. Else its Grundy number is the nim-sum of
/// its heaps' numbers, which gives the outcome in normal play; nothing else is known, and a theorem
/// that needs no more still decides.
///
/// A heap of any size is known once its period is proved (see Periodicity). The options of such a
/// heap are too many to list: listed are those with all heaps but one small, which hold a winning
/// one if there is any. In a disjunctive sum all are counted still, each place of the period at
/// once.
class HeapKind : public ComponentKind {
 public:
  /// Answers with what `search` found, which must be made for this question or know it.
  HeapKind(const HeapQuestion& question, std::shared_ptr<const HeapSearch> search);

  State state_of(const Heaps& heaps) const;
  Heaps heaps_of(State state) const;

  Facts facts(State state) const override;
  void for_each_option(State state, const VisitOptions& visit) const override;
  void for_each_option_with(Nimber grundy, State state, const VisitOptions& visit) const override;
  void for_each_option_state(State state, const VisitOptionState& visit) const override;
  bool lists_options(State state) const override;
  std::optional<BigCount> count_options(State state, Nimber grundy) const override;
  void for_each_unlisted(State state, Nimber grundy, const VisitOptionState& visit) const override;
  std::vector<State> addends(State state) const override;
  State stand_in(State addend) const override;
  std::int64_t rank(State state) const override;
  std::uint64_t place(State state) const override;
  bool comes_apart() const override { return true; }
  std::unique_ptr<AddendQuotient> quotient(Addends& addends, std::uint64_t steps) const override {
    return growing_quotient(addends, steps);
  }
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
  /// Of the Grundy numbers; in misère play of the elements in the misère quotient, if some heap is large.
  std::optional<Period> period() const override;
  /// How many heaps were solved by their options to find the Grundy numbers or, in misère play, to prove the period.
  std::uint64_t solved_heaps() const;
  /// How many steps the numbers and the search took.
  std::uint64_t steps() const { return numbers_.steps() + search_->steps(); }

 private:
  Facts facts_of(const Heaps& heaps) const;
  Facts facts_by_numbers(const Heaps& heaps) const;
  HeapReach reach_of(const Heaps& heaps) const;

  HeapRule rule_;
  Play play_;
  std::uint64_t shown_;
  std::uint64_t limit_;
  std::uint64_t largest_;
  HeapNumbers numbers_;
  mutable HeapStates states_;  // for several heaps
  std::shared_ptr<const HeapSearch> search_;
  HeapSearch::Reached reached_;
};

}  // namespace grundy
