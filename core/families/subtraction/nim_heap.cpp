#include "families/subtraction/nim_heap.hpp"

#include <algorithm>

namespace grundy {

Facts NimHeap::facts(State coins) const {
  const Depth alone = heap_alone(coins, play_);
  return {.grundy = coins,
          .outcome = outcome_of(alone.won),
          .remoteness = alone.remoteness,
          // Nobody can delay: the winner takes all coins or all but one, the loser the only one.
          .suspense = alone.remoteness,
          .heap = true,
          .tame = true,
          .fickle = coins < 2,
          .grows = false,
          .loop_set = nullptr};
}

// Heaps of 0, of 1 and of 2 or more differ in more than Grundy numbers, so they are three ranges.
void NimHeap::for_each_option(State coins, const VisitOptions& visit) const {
  for (const State first : {State{0}, State{1}, State{2}}) {
    if (first >= coins) return;
    visit({first, first < 2 ? first : coins - 1, facts(first)});
  }
}

SolvedTable NimHeap::take_table() {
  SolvedTable table(static_cast<std::size_t>(shown_));
  for (std::uint32_t coins = 0; coins < shown_; ++coins) {
    table.grundy[coins] = coins;
    table.set(coins, heap_alone(coins, play_));
    table.suspense.push_back(table.remoteness[coins]);
  }
  return table;
}

}  // namespace grundy
