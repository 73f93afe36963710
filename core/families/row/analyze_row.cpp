#include "families/row/analyze_row.hpp"

#include "families/row/family.hpp"

namespace grundy {

void fill_row(const WholeRow& whole, HeapTable heaps, Analysis& analysis) {
  const auto count = static_cast<std::uint32_t>(heaps.outcomes.size());
  analysis.verdict = {
      .outcome = outcome_of(whole.won), .reason = whole.theorem, .remoteness = whole.remoteness};
  analysis.grundy = whole.grundy;
  analysis.components = {.table = {0},
                         .state = {0},
                         .outcome = {letter(whole.won)},
                         .grundy = {whole.grundy ? static_cast<double>(*whole.grundy) : -1},
                         .remoteness = {whole.remoteness.value_or(kUnknownRemoteness)},
                         .suspense = {}};
  analysis.tables.push_back({.name = "heap",
                             .columns = count,
                             .rows = 1,
                             .outcomes = std::move(heaps.outcomes),
                             .grundy = std::move(heaps.grundy),
                             .remoteness = std::vector<std::int32_t>(count, kUnknownRemoteness),
                             .suspense = {},
                             .loop_sets = {}});
}

void analyze_position(const Row& row, const Rules& rules, Analysis& analysis) {
  switch (row.game) {
    case RowGame::Staircase:
    case RowGame::Ordered: return analyze_coin_row(row, rules, analysis);
    case RowGame::Cake: return analyze_cakes(row, rules, analysis);
    case RowGame::Roxor: return analyze_roxor(row, rules, analysis);
  }
}

}  // namespace grundy
