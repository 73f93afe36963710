#include <algorithm>
#include <numeric>
#include <span>

#include "benchmark/measure.hpp"
#include "solve/heap_sum.hpp"

namespace grundy::bench {
namespace {

constexpr std::size_t kPiles = 10'000'000;

std::vector<std::uint64_t> random_piles() {
  Numbers numbers(2);
  std::vector<std::uint64_t> piles(kPiles);
  for (std::uint64_t& pile : piles) pile = numbers.next() >> 11;
  return piles;
}

// Called for slices, as the solver does, so that it is compiled as well as the solver is.
[[gnu::noinline]] std::uint64_t read(std::span<const std::uint64_t> piles) {
  return std::accumulate(piles.begin(), piles.end(), std::uint64_t{0});
}

Measured nim_read() {
  const auto piles = random_piles();
  return timed([&] {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < piles.size(); i += 16'384) {
      sum += read(std::span(piles).subspan(i, std::min<std::size_t>(16'384, piles.size() - i)));
    }
    return sum;
  });
}

Measured nim_solve() {
  const auto piles = random_piles();
  return timed([&] { return winning_nim_moves(piles, Play::Normal); });
}

// A thousand edits of one pile each, with the answer after each of them.
Measured nim_edits() {
  const auto piles = random_piles();
  HeapSum heaps;
  for (const std::uint64_t pile : piles) heaps.add(pile);
  return timed([&] {
    Numbers numbers(3);
    std::uint64_t sum = 0;
    for (int edit = 0; edit < 1000; ++edit) {
      heaps.replace(piles[numbers.below(kPiles)], numbers.next() >> 11);
      sum = sum * 31 + heaps.winning_moves(Play::Normal);
    }
    return sum;
  });
}

}  // namespace

std::vector<Measure> pile_measures() {
  return {{"nim read", nim_read}, {"nim", nim_solve}, {"nim 1000 edits", nim_edits}};
}

}  // namespace grundy::bench
