#include "analysis/analyze_sum.hpp"
#include "analysis/component_sums.hpp"
#include "analysis/families.hpp"

namespace grundy {

void analyze_position(const Piles& piles, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(piles, rules);
  const auto notation = [&](std::size_t pile, State to) { return move_notation(piles, pile, to); };
  analyze_sum(sum, notation, rules, analysis);
  SolvedTable table = sum.kinds[0]->take_table();
  const auto columns = static_cast<std::uint32_t>(table.positions());
  if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
  analysis.tables.push_back(shown_table("pile", columns, std::move(table), {}));
}

}  // namespace grundy
