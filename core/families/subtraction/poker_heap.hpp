#pragma once

#include <optional>

#include "families/subtraction/nim_heap.hpp"
#include "families/subtraction/piles.hpp"
#include "sums/table_kind.hpp"

namespace grundy {

/// Piles of Poker Nim (Winning Ways, ch. 3), where a state is pile_state(size, adds).
///
/// A pile has the Grundy number of a Nim heap of its size, in normal and in misère play. Its
/// options are the smaller heaps and, by adding, larger ones. By induction the larger ones have
/// other numbers than the pile, so they do not change the mex. The misère numbers of heaps are 1,
/// 0, 2, 3, … An empty pile that may be given coins has misère number 1, like an ended one: adding
/// one coin leaves 0, and no option is 1. All pairs are those of heaps, so every pile is tame.
/// Remoteness is not that of a heap: small piles are solved by options.
class PokerHeap : public ComponentKind {
 public:
  PokerHeap(const Piles& piles, std::uint64_t shown, const Wanted& wanted);

  Facts facts(State state) const override;
  void for_each_option(State state, const VisitOptions& visit) const override;
  std::int64_t rank(State state) const override { return static_cast<std::int64_t>(state); }
  std::uint64_t place(State state) const override { return size_of(state); }
  /// Tables and `what if` cover the piles that may not be given coins any more.
  std::uint64_t states() const override { return heap_.states(); }
  std::uint64_t solved_positions() const override;
  SolvedTable take_table() override { return heap_.take_table(); }

  /// What the theorem alone says about a pile that may be given coins.
  Facts facts_in_closed_form(State state) const;

 private:
  State place_in_table(State state) const { return adds_of(state) * width_ + size_of(state); }

  Play play_;
  NimHeap heap_;
  std::uint64_t width_ = 0;
  std::optional<TableKind> small_;
};

/// Solves all states of Poker Nim with size + adds <= `most`, by options alone. A state's place is
/// adds * width + size, where width is `most` + 1.
SolvedTable solve_poker_piles(std::uint64_t most_adds, std::uint64_t most, const Wanted& wanted);

}  // namespace grundy
