#include "families/row/analyze_row.hpp"

#include "analysis/steps.hpp"
#include "families/row/family.hpp"

namespace grundy {

void fill_row(HeapTable heaps, Analysis& analysis) {
  add_whole(analysis);
  analysis.tables.push_back(
      table_of_items("heap", std::move(heaps.outcomes), std::move(heaps.grundy)));
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
