#include "sums/heap_sum.hpp"

#include <vector>

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::vector<std::uint64_t> random_heaps(Random& random, std::uint32_t largest) {
  std::vector<std::uint64_t> heaps(random.below(6));
  for (std::uint64_t& heap : heaps) heap = random.below(largest + 1);
  return heaps;
}

NimTotals totals_of(const std::vector<std::uint64_t>& heaps) {
  NimTotals totals;
  for (const std::uint64_t heap : heaps) totals.add_heap(heap);
  return totals;
}

// By looking at every move.
std::uint64_t count_by_moves(const std::vector<std::uint64_t>& heaps, Play play) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    auto after = heaps;
    for (after[i] = 0; after[i] < heaps[i]; ++after[i]) count += is_lost(totals_of(after), play);
  }
  return count;
}

}  // namespace

TEST_CASE("winning moves of Nim are counted as by looking at every move", "[nim][law]") {
  Random random(46);
  for (int round = 0; round < 4000; ++round) {
    const auto heaps = random_heaps(random, 1 + random.below(12));
    HeapSum sum;
    for (const std::uint64_t heap : heaps) sum.add(heap);
    for (const Play play : {Play::Normal, Play::Misere}) {
      CAPTURE(heaps, play == Play::Misere);
      const std::uint64_t count = count_by_moves(heaps, play);
      CHECK(sum.winning_moves(play) == count);
      CHECK(winning_nim_moves(heaps, play) == count);
    }
  }
}

TEST_CASE("an edited sum of heaps is the sum of the edited heaps", "[nim][law]") {
  Random random(47);
  HeapSum edited;
  std::vector<std::uint64_t> heaps;
  for (int round = 0; round < 2000; ++round) {
    const std::uint64_t size = random.below(9);
    if (heaps.empty() || random.below(3) == 0) {
      heaps.push_back(size);
      edited.add(size);
    } else {
      const std::size_t i = random.below(static_cast<std::uint32_t>(heaps.size()));
      edited.replace(heaps[i], size);
      heaps[i] = size;
    }
    if (heaps.size() > 6) {
      edited.remove(heaps.back());
      heaps.pop_back();
    }
    REQUIRE(edited.totals().nim_sum == totals_of(heaps).nim_sum);
    REQUIRE(edited.totals().firm == totals_of(heaps).firm);
    for (const Play play : {Play::Normal, Play::Misere}) {
      REQUIRE(edited.winning_moves(play) == winning_nim_moves(heaps, play));
    }
  }
}

}  // namespace grundy
