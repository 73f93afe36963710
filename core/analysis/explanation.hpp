#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "sums/ruling.hpp"

namespace grundy {

/// Writes the explanation of a sum: holds what is explained, and adds the steps that several
/// theorems share. Steps go to `analysis`, which already holds verdict and moves.
class Explanation {
 public:
  Explanation(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
              Analysis& analysis);

  const ComponentSum& sum;
  const std::vector<Facts>& facts;
  const Rules& rules;
  Analysis& analysis;
  const std::vector<std::size_t> live;

  void add(Step step) { analysis.steps.push_back(std::move(step)); }

  /// Explains the Grundy numbers: one step for all Nim heaps, else one for each part. Equal parts
  /// share a step.
  void add_grundy_steps();
  /// Explains remoteness or suspense in the same way. Drawn parts have neither and are left out.
  void add_number_steps(DecidingNumber number, std::int32_t Facts::*field);

  /// The parts with this property, at most kMaxShown.
  template <class Property>
  Items items_where(Property property) const {
    Items items;
    for (std::uint32_t i = 0; i < facts.size(); ++i) {
      if (property(facts[i])) items.push_back(i);
    }
    return shown(std::move(items));
  }

  /// One number per part, for the parts that have it.
  template <class Number>
  std::vector<Summand> numbers(Number number) const {
    std::vector<Summand> list;
    for (std::uint32_t i = 0; i < facts.size(); ++i) {
      const std::optional<std::uint64_t> value = number(facts[i]);
      if (value) list.push_back({i, *value});
    }
    return list;
  }
  std::vector<Summand> grundy_numbers() const {
    return numbers([](const Facts& f) { return f.grundy; });
  }

  const ComponentKind& kind_of(std::size_t part) const { return *sum.kinds[sum.parts[part].kind]; }
  State state_of(std::size_t part) const { return sum.parts[part].state; }

  /// The facts of all parts after a turn.
  std::vector<Facts> after(const PlayedTurn& turn) const;

  /// Says what each of the first winning turns achieves, or that none does. `reason(turn)` gives the theorem
  /// by which the turn leaves a lost position, and the number that the theorem speaks of.
  template <class Reason>
  void achieve(Reason reason) {
    const Moves& moves = analysis.moves;
    for (std::uint32_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
      const auto [theorem, value] = reason(moves.list[i]);
      add(TurnStep{items_of(moves.list[i]), i, theorem, value});
    }
    if (analysis.verdict.outcome == Outcome::Lose) add(StepKind::NoneAchieves);
  }

 private:
  // Explains each state once, and none whose options are not all listed.
  void add_mex(Items items, const ComponentKind& kind, State state);
  // Explains a part that is itself a sum: its addends and their nim-sum.
  void add_parts(Items items);

  std::vector<std::pair<const ComponentKind*, State>> explained_;
};

}  // namespace grundy
