#include "families/subtraction/bits/sizes_by_bits.hpp"
#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/coprime_piles.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "families/subtraction/sizes/size_cost.hpp"
#include "families/subtraction/sizes/sizes_in_lanes.hpp"

namespace grundy {
namespace {

SolvedTable solve_by_windows(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  Piles listed{.game = rules.game, .take = rules.take, .piles = {}, .adds = {}};
  std::vector<std::uint64_t> every_second;
  for (const NamedSet set : rules.take.named) {
    if (goes_by_two(set)) every_second.push_back(set == NamedSet::Evens ? 2 : 1);
  }
  std::erase_if(listed.take.named, goes_by_two);
  return solve_by_windows(PileOptions(listed, largest).ranges(), largest, wanted, every_second);
}

}  // namespace

SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  if (only_coprimes(rules.take)) return solve_coprime_piles(largest, wanted);
  const SizeCost cost = size_cost(rules, largest);
  if (cost.options == cost.least()) return solve_pile_sizes_by_options(rules, largest, wanted);
  if (cost.windows == cost.least()) return solve_by_windows(rules, largest, wanted);
  const PileOptions options(rules, largest);
  if (cost.lanes == cost.least()) return solve_in_lanes(options, largest, wanted);
  return solve_by_bits(options, largest, wanted);
}

}  // namespace grundy
