#include "analysis/analyze_sum.hpp"
#include "analysis/steps.hpp"
#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "sums/search/disjunctive_search.hpp"

namespace grundy {
namespace {

// First explains the components with a heap of which only the period tells the number or, in misère play, the element.
void explain_period(const TakeAndBreak& game, const HeapKind& kind, std::vector<Step>& steps) {
  const auto period = kind.period();
  if (!period) return;
  Items beyond;
  for (std::uint32_t i = 0; i < game.components.size(); ++i) {
    const Heaps& heaps = game.components[i];
    if (!heaps.empty() && heaps[0] >= kind.solved_heaps()) beyond.push_back(i);
  }
  if (beyond.empty()) return;
  steps.insert(steps.begin(), PeriodStep{shown(std::move(beyond)),
                                         period->period,
                                         period->preperiod,
                                         period->saltus,
                                         kind.solved_heaps(),
                                         {}});
}

// Heaps that were not searched may have an outcome although their remoteness is not known.
Table table_of(const ComponentKind& kind) {
  Table table{.name = "pile",
              .columns = static_cast<std::uint32_t>(kind.states()),
              .rows = 1,
              .outcomes = {},
              .grundy = {},
              .remoteness = {},
              .suspense = {},
              .loop_sets = {}};
  std::vector<std::uint32_t> numbers;
  for (State heap = 0; heap < kind.states(); ++heap) {
    const Facts facts = kind.facts(heap);
    table.outcomes.push_back(letter(facts.outcome));
    numbers.push_back(static_cast<std::uint32_t>(facts.grundy));
    table.remoteness.push_back(facts.remoteness);
    table.suspense.push_back(facts.suspense);
  }
  table.grundy = std::move(numbers);
  return table;
}

// Heaps and components that were not searched, and that the quotient which decides the whole tells too.
void tell_by_quotient(const ComponentSum& sum, Play play, Table& table, Components& components) {
  DisjunctiveSearch search(sum, play, {.positions = 0});
  std::vector<State> alone(sum.parts.size(), 0);
  const auto tell = [&](State state, std::uint8_t& outcome) {
    if (outcome != kUndecided) return;
    alone[0] = state;
    if (const auto won = search.won(alone)) outcome = letter(*won);
  };
  for (std::size_t heap = 0; heap < table.outcomes.size(); ++heap) tell(heap, table.outcomes[heap]);
  for (std::size_t i = 0; i < sum.parts.size(); ++i)
    tell(sum.parts[i].state, components.outcome[i]);
}

}  // namespace

void analyze_position(const TakeAndBreak& game, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(game, rules);
  const auto& kind = static_cast<const HeapKind&>(*sum.kinds[0]);
  analyze_sum(sum, rules, analysis);
  Table table = table_of(kind);
  if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
  const bool by_quotient = std::holds_alternative<Quotient>(analysis.verdict.reason);
  if (by_quotient) tell_by_quotient(sum, rules.play, table, analysis.components);
  if (by_quotient || rules.play == Play::Normal) explain_period(game, kind, analysis.steps);
  analysis.tables.push_back(std::move(table));
}

}  // namespace grundy
