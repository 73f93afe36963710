#include "families/subtraction/sizes/coprime_piles.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "families/subtraction/sizes/size_cost.hpp"

namespace grundy {

SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  if (only_coprimes(rules.take)) return solve_coprime_piles(largest, wanted);
  const SizeCost cost = size_cost(rules, largest);
  if (cost.options <= cost.windows) return solve_pile_sizes_by_options(rules, largest, wanted);
  return solve_by_windows(rules, largest, wanted);
}

}  // namespace grundy
