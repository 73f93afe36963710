#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "sums/ruling.hpp"

namespace grundy {

/// The explanation of a sum while it is written: what is explained, and the steps that several theorems
/// share. Steps go to `analysis`, whose verdict and moves are known already.
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

  /// Where the Grundy numbers come from: one step for Nim heaps, else one for each part, and parts
  /// that stand alike share it.
  void add_grundy_steps();
  /// The same for remoteness or suspense. Parts that are drawn have neither.
  void add_number_steps(DecidingNumber number, std::int32_t Facts::*field);

  /// The parts that have the property, as many as are shown.
  template <class Property>
  Items items_where(Property property) const {
    Items items;
    for (std::uint32_t i = 0; i < facts.size(); ++i) {
      if (property(facts[i])) items.push_back(i);
    }
    return shown(std::move(items));
  }

  /// A number of each part that has it.
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

  /// Says what each of the first winning turns achieves, or that none does: `reason(turn)` gives the
  /// theorem by which what it leaves is lost, and the number of which that speaks.
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
  // Each state once, and not where its options are too many.
  void add_mex(Items items, const ComponentKind& kind, State state);
  // Of a part that is itself a sum: its own addends, and what they come to.
  void add_parts(Items items);

  std::vector<std::pair<const ComponentKind*, State>> explained_;
};

}  // namespace grundy
