#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "families/subtraction/family.hpp"
#include "families/subtraction/nim_heap.hpp"
#include "families/subtraction/pile_kind.hpp"
#include "families/subtraction/poker_heap.hpp"
#include "families/subtraction/sizes/far_sizes.hpp"
#include "families/subtraction/sizes/theorem_pile.hpp"
#include "sums/sum.hpp"

namespace grundy {
namespace {

// A theorem answers where there are too many sizes to solve all. If it gives no remoteness and the
// piles reach few sizes, these are solved instead.
std::unique_ptr<ComponentKind> take_away_kind(const Piles& piles, std::uint64_t largest,
                                              const Rules& rules, const Wanted& wanted) {
  if (largest > largest_tabulated(piles)) {
    auto theorem = take_theorem(piles.take, largest);
    if (theorem &&
        (theorem->tells_depth() || !reachable_sizes(piles.take.ranges, piles.piles).has_value())) {
      return std::make_unique<TheoremPile>(std::move(*theorem), rules.play,
                                           solve_pile_sizes(piles, kLargestInStrip, wanted));
    }
  }
  return std::make_unique<PileKind>(piles, wanted);
}

}  // namespace

ComponentSum component_sum(const Piles& piles, const Rules& rules) {
  ComponentSum sum;
  const std::uint64_t largest =
      piles.piles.empty() ? 0 : *std::max_element(piles.piles.begin(), piles.piles.end());
  const std::uint64_t shown = std::min(largest, kLargestInStrip) + 1;
  const Wanted wanted = wanted_for(rules.sum, rules.play, piles.piles.size());
  if (piles.is_nim()) {
    sum.kinds.push_back(std::make_unique<NimHeap>(rules.play, shown));
  } else if (piles.game == PileGame::PokerNim) {
    sum.kinds.push_back(std::make_unique<PokerHeap>(piles, shown, wanted));
  } else {
    sum.kinds.push_back(take_away_kind(piles, largest, rules, wanted));
  }
  sum.parts.resize(piles.piles.size());
  for (std::size_t i = 0; i < sum.parts.size(); ++i) sum.parts[i].state = piles.state(i);
  return sum;
}

}  // namespace grundy
