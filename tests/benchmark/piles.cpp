#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

#include "benchmark/measure.hpp"
#include "families/subtraction/sizes/lost_count.hpp"
#include "families/subtraction/sizes/outcome_bits.hpp"
#include "sums/heap_sum.hpp"

namespace grundy::bench {
namespace {

constexpr std::size_t kPiles = 10'000'000;

std::vector<std::uint64_t> random_piles() {
  Numbers numbers(2);
  std::vector<std::uint64_t> piles(kPiles);
  for (std::uint64_t& pile : piles) pile = numbers.next() >> 11;
  return piles;
}

// Not inlined and called for slices, like the solver, so that the compiler optimises both equally.
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

// What an editor would keep of the piles: their nim-sum, and the number of ones in each binary column.
struct KeptPiles {
  NimTotals totals;
  std::uint64_t ones[64]{};

  void change(std::uint64_t size, std::int64_t by) {
    totals.nim_sum ^= size;
    for (; size != 0; size &= size - 1)
      ones[std::countr_zero(size)] += static_cast<std::uint64_t>(by);
  }
};

// Edits one pile a thousand times and counts the winning moves after each edit.
Measured nim_edits() {
  const auto piles = random_piles();
  KeptPiles kept;
  for (const std::uint64_t pile : piles) kept.change(pile, 1);
  return timed([&] {
    Numbers numbers(3);
    std::uint64_t sum = 0;
    for (int edit = 0; edit < 1000; ++edit) {
      kept.change(piles[numbers.below(kPiles)], -1);
      kept.change(numbers.next() >> 11, 1);
      sum = sum * 31 +
            winning_moves(kept.totals, Play::Normal, [&](int bit) { return kept.ones[bit]; });
    }
    return sum;
  });
}

constexpr std::uint64_t kSizes = 10'000'000;
constexpr std::uint64_t kTake[] = {3, 5, 11};

Measured outcomes() {
  std::vector<NumberRange> ranges;
  for (const std::uint64_t coins : kTake) ranges.push_back({coins, coins});
  return timed([&] {
    OutcomeBits bits(ranges, Play::Normal);
    for (std::uint64_t sizes = 0; sizes < kSizes; sizes += 65'536) bits.extend(sizes);
    bits.extend(kSizes);
    return bits.count_lost(0, kSizes);
  });
}

// The solver's way: sizes are solved until a period is proved, which gives the rest.
Measured outcomes_counted() {
  Piles rules;
  for (const std::uint64_t coins : kTake) rules.take.ranges.push_back({coins, coins});
  return timed([&] { return count_lost(rules, kSizes - 1, Play::Normal).lost.value_or(0); });
}

// The tutorials' way: recursion with memoisation.
[[gnu::noinline]] bool is_won(std::uint64_t size, std::vector<std::int8_t>& known) {
  std::int8_t& answer = known[static_cast<std::size_t>(size)];
  if (answer >= 0) return answer != 0;
  bool won = false;
  for (const std::uint64_t coins : kTake) {
    if (coins <= size && !is_won(size - coins, known)) won = true;
  }
  answer = won ? 1 : 0;
  return won;
}

Measured outcomes_by_memo() {
  return timed([&] {
    std::vector<std::int8_t> known(kSizes, -1);
    std::uint64_t lost = 0;
    // In ascending order, so that the recursion never gets deep.
    for (std::uint64_t size = 0; size < kSizes; ++size) lost += is_won(size, known) ? 0 : 1;
    return lost;
  });
}

}  // namespace

std::vector<Measure> pile_measures() {
  return {{"nim read", nim_read},
          {"nim", nim_solve},
          {"nim 1000 edits", nim_edits},
          {"outcomes", outcomes},
          {"outcomes counted", outcomes_counted},
          {"outcomes memo", outcomes_by_memo}};
}

}  // namespace grundy::bench
