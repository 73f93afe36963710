#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "families/subtraction/family.hpp"
#include "families/subtraction/sizes/lost_count.hpp"
#include "families/subtraction/sizes/theorem_pile.hpp"

namespace grundy {
namespace {

// Explains the piles beyond the table, whose numbers follow from its period.
void explain_period(const Piles& piles, const ComponentSum& sum, Analysis& analysis) {
  const ComponentKind& kind = *sum.kinds[0];
  const auto period = kind.period();
  if (!period) return;
  Items beyond;
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    if (sum.parts[i].state >= kind.states()) beyond.push_back(i);
  }
  PeriodStep step{shown(std::move(beyond)), period->period,          period->preperiod,
                  period->saltus,           kind.solved_positions(), {}};
  const std::uint64_t largest = *std::max_element(piles.piles.begin(), piles.piles.end());
  if (!piles.take.ranges.empty() && piles.take.ranges.back().least > largest) step.up_to = largest;
  analysis.steps.push_back(std::move(step));
}

// Explains the theorem that gives the piles' numbers.
void explain_theorem(const Piles& piles, const ComponentSum& sum, Play play, Analysis& analysis) {
  if (!sum.kinds[0]->by_theorem()) return;
  const TakeTheorem& theorem = static_cast<const TheoremPile&>(*sum.kinds[0]).theorem();
  const bool range = theorem.set == TakeTheorem::Set::Range;
  const std::vector<NumberRange>& taken = piles.take.ranges;
  TakeTheoremStep step{.items = {},
                       .set = range ? TakenSet::Range : TakenSet::Thirds,
                       .least = theorem.range.least,
                       .most = taken[range ? 0 : 1].most,
                       .period = {},
                       .further = taken.size() > (range ? 1 : 2),
                       .rests = {},
                       .values = {},
                       .lost = TakeTheorem::lost_number(play)};
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    const State size = sum.parts[i].state;
    if (size >= theorem.period()) step.period = theorem.period();
    if (i >= kMaxShown) continue;
    step.items.push_back(i);
    step.rests.push_back(size % theorem.period());
    step.values.push_back(theorem.number(size));
  }
  analysis.steps.push_back(std::move(step));
}

// The reply to added coins is to take them away again: a whole turn only if a turn moves one pile.
void explain_adding(const Piles& piles, const Rules& rules, Analysis& analysis) {
  if (rules.sum != Sum{}) return;
  Items growing;
  for (std::uint32_t i = 0; i < piles.adds.size(); ++i) {
    if (piles.adds[i] > 0) growing.push_back(i);
  }
  if (!growing.empty()) analysis.steps.push_back({StepKind::Reversible, shown(std::move(growing))});
}

LostCount lost_count(const Piles& piles, Play play, const SolvedTable& known) {
  const LostTally tally = count_lost(piles, piles.count, play, known);
  LostCount count{.up_to = piles.count,
                  .lost = tally.lost,
                  .period = {},
                  .preperiod = {},
                  .examined = tally.examined};
  if (tally.period) {
    count.period = tally.period->period;
    count.preperiod = tally.period->preperiod;
  }
  return count;
}

}  // namespace

void analyze_position(const Piles& piles, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(piles, rules);
  explain_period(piles, sum, analysis);
  explain_theorem(piles, sum, rules.play, analysis);
  explain_adding(piles, rules, analysis);
  analyze_sum(sum, rules, analysis);
  SolvedTable table = sum.kinds[0]->take_table();
  const auto columns = static_cast<std::uint32_t>(table.positions());
  if (piles.count > 0) analysis.lost_count = lost_count(piles, rules.play, table);
  if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
  analysis.tables.push_back(shown_table("pile", columns, std::move(table), {}));
}

}  // namespace grundy
