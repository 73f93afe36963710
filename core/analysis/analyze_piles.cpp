#include "analysis/analyze_sum.hpp"
#include "analysis/component_sums.hpp"
#include "analysis/families.hpp"
#include "analysis/steps.hpp"
#include "solve/lost_count.hpp"

namespace grundy {
namespace {

// The piles beyond the table, whose numbers are known by its period.
void explain_period(const ComponentSum& sum, Analysis& analysis) {
  const ComponentKind& kind = *sum.kinds[0];
  const auto period = kind.period();
  if (!period) return;
  Items beyond;
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    if (sum.parts[i].state >= kind.states()) beyond.push_back(i);
  }
  analysis.steps.push_back(PeriodStep{shown(std::move(beyond)), period->period, period->preperiod,
                                      period->saltus, kind.solved_positions()});
}

// Coins added to a pile are taken away again: to one component that is a whole turn.
void explain_adding(const Piles& piles, const Rules& rules, Analysis& analysis) {
  if (rules.sum != Sum{}) return;
  Items growing;
  for (std::uint32_t i = 0; i < piles.adds.size(); ++i) {
    if (piles.adds[i] > 0) growing.push_back(i);
  }
  if (!growing.empty()) analysis.steps.push_back(ReversibleStep{shown(std::move(growing))});
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
  const auto notation = [&](std::size_t pile, State to) {
    return move_notation(piles, sum, pile, to);
  };
  explain_period(sum, analysis);
  explain_adding(piles, rules, analysis);
  analyze_sum(sum, notation, rules, analysis);
  SolvedTable table = sum.kinds[0]->take_table();
  const auto columns = static_cast<std::uint32_t>(table.positions());
  if (piles.count > 0) analysis.lost_count = lost_count(piles, rules.play, table);
  if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
  analysis.tables.push_back(shown_table("pile", columns, std::move(table), {}));
}

}  // namespace grundy
