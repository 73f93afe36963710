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

// Counts winning moves by trying every move.
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
    for (const Play play : {Play::Normal, Play::Misere}) {
      CAPTURE(heaps, play == Play::Misere);
      const std::uint64_t count = count_by_moves(heaps, play);
      CHECK(winning_nim_moves(heaps, play) == count);
    }
  }
}

// Around and beyond the number of heaps that one call reads.
TEST_CASE("winning moves of very many heaps are counted as heap by heap", "[nim][law]") {
  Random random(47);
  for (const std::size_t size : {16'383U, 16'384U, 40'001U}) {
    std::vector<std::uint64_t> heaps(size);
    NimTotals totals;
    for (std::uint64_t& heap : heaps) {
      heap = std::uint64_t{random.below(0xffffffff)} << 20 | random.below(0xfffff);
      totals.add_heap(heap);
    }
    std::uint64_t count = 0;
    for (const std::uint64_t heap : heaps) count += (totals.nim_sum ^ heap) < heap;
    for (const Play play : {Play::Normal, Play::Misere}) {
      CHECK(winning_nim_moves(heaps, play) == count);
    }
  }
}

}  // namespace grundy
