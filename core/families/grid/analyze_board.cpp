#include "analysis/analyze_sum.hpp"
#include "families/grid/family.hpp"

namespace grundy {

void analyze_position(const Board& board, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(board, rules);
  analyze_sum(sum, rules, analysis);
  const std::vector<std::uint8_t> holes = hole_map(board);
  for (std::size_t kind = 0; kind < board.kinds.size(); ++kind) {
    SolvedTable table = sum.kinds[kind]->take_table();
    if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
    analysis.tables.push_back(
        shown_table(board.kinds[kind].name, board.size.width, std::move(table), holes));
  }
}

}  // namespace grundy
