#pragma once

#include <optional>

#include "families/subtraction/nim_heap.hpp"
#include "families/subtraction/piles.hpp"
#include "sums/table_kind.hpp"

namespace grundy {

/// Piles of Poker Nim (Winning Ways, ch. 3), where a state is pile_state(size, adds).
///
/// A pile has the Grundy number of a Nim heap of its size, in normal and in misère play: its options
/// are the smaller heaps and, by adding, larger ones, whose numbers differ from its own by induction
/// over the states, so the least number that is missing does not change. The misère number of an
/// empty pile that may be given coins is 1 as of an ended one: of 1, 0, 2, 3, … (the numbers of
/// heaps) it can reach 0 by adding one coin, and never 1. All pairs are those of heaps, so every pile
/// is tame. Remoteness is another one than a heap's: small piles are solved by options.
class PokerHeap : public ComponentKind {
 public:
  PokerHeap(const Piles& piles, std::uint64_t shown, const Wanted& wanted);

  Facts facts(State state) const override;
  void for_each_option(State state, const VisitOptions& visit) const override;
  std::int64_t rank(State state) const override { return static_cast<std::int64_t>(state); }
  std::uint64_t place(State state) const override { return size_of(state); }
  /// Piles that may not be given coins any more.
  std::uint64_t states() const override { return heap_.states(); }
  std::uint64_t solved_positions() const override;
  SolvedTable take_table() override { return heap_.take_table(); }

  /// What the theorem alone tells of a pile that may be given coins.
  Facts facts_in_closed_form(State state) const;

 private:
  State place_in_table(State state) const { return adds_of(state) * width_ + size_of(state); }

  Play play_;
  NimHeap heap_;
  std::uint64_t width_ = 0;
  std::optional<TableKind> small_;
};

/// All states of Poker Nim by options alone, at place adds * width + size, where width is one more
/// than `most`, the greatest size and coins to be given together.
SolvedTable solve_poker_piles(std::uint64_t most_adds, std::uint64_t most, const Wanted& wanted);

}  // namespace grundy
