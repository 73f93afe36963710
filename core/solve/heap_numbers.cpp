#include "solve/heap_numbers.hpp"

#include <algorithm>
#include <limits>

#include "game/take_and_break.hpp"
#include "solve/mex.hpp"
#include "solve/periodicity.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kFirstHeaps = 256;
// So many options of all heaps together are looked at.
constexpr std::uint64_t kMaxOptions = 200'000'000;
// So many heaps at most are solved.
constexpr std::uint64_t kMaxSolvedHeap = 4'000'000;
// From there on the numbers that may be taken are not gone through to count options.
constexpr std::uint64_t kMaxListedTake = 10'000'000;

void extend(const HeapRule& rule, std::uint64_t until, std::vector<std::uint32_t>& numbers) {
  MexSet options;
  for (std::uint64_t heap = numbers.size(); heap < until; ++heap) {
    options.clear();
    for_each_left(rule, heap, [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
      std::uint32_t number = 0;
      for (std::size_t i = 0; i < count; ++i) number ^= numbers[static_cast<std::size_t>(left[i])];
      options.insert(number);
    });
    numbers.push_back(options.mex());
  }
}

// z[p]: how many of the last entries are the same as those p places before them.
std::vector<std::size_t> matches_before(const std::vector<std::uint32_t>& entries) {
  const std::size_t n = entries.size();
  const auto back = [&](std::size_t i) { return entries[n - 1 - i]; };
  std::vector<std::size_t> z(n, 0);
  std::size_t left = 0;
  std::size_t right = 0;
  for (std::size_t i = 1; i < n; ++i) {
    if (i < right) z[i] = std::min(right - i, z[i - left]);
    while (i + z[i] < n && back(z[i]) == back(i + z[i])) ++z[i];
    if (i + z[i] > right) {
      left = i;
      right = i + z[i];
    }
  }
  return z;
}

bool leaves_at_most_two(const HeapRule& rule) {
  return rule.repeated.empty() && std::all_of(rule.digits.begin(), rule.digits.end(),
                                              [](std::uint8_t digit) { return digit < 8; });
}

// Of rules whose options are counted by their period: at most two heaps are left, and not two equal ones.
std::optional<Period> heap_period(const HeapRule& rule, const std::vector<std::uint32_t>& numbers) {
  if (!leaves_at_most_two(rule) || rule.parts == HeapParts::Equal) return std::nullopt;
  const Periodicity periodicity(rule);
  const std::vector<std::size_t> same = matches_before(numbers);
  for (std::size_t period = 1; period < numbers.size(); ++period) {
    const std::size_t start = numbers.size() - period - same[period];
    const auto bound = periodicity.bound(start, period);
    if (bound && *bound <= numbers.size()) return Period{start, period};
  }
  return std::nullopt;
}

constexpr std::uint64_t kBeyond = std::numeric_limits<std::uint64_t>::max();

std::uint64_t count_splits_in_two(HeapParts parts, std::uint64_t rest) {
  switch (parts) {
    case HeapParts::Any: return rest / 2;
    case HeapParts::Unequal: return (rest - 1) / 2;
    case HeapParts::Equal: return rest % 2 == 0;
  }
  return 0;
}

// Three heaps that may be equal are as many as the whole number nearest to n^2 / 12; where they may
// not, each has one coin more than the next.
std::uint64_t count_splits_in_three(HeapParts parts, std::uint64_t rest) {
  if (parts == HeapParts::Equal) return rest % 3 == 0;
  if (parts == HeapParts::Unequal) rest -= std::min<std::uint64_t>(rest, 3);
  constexpr std::uint64_t kMaxSquared = 1'000'000'000;
  return rest > kMaxSquared ? kBeyond : (rest * rest + 6) / 12;
}

std::uint64_t sum_or_beyond(std::uint64_t a, std::uint64_t b) {
  return a > kBeyond - b ? kBeyond : a + b;
}

}  // namespace

std::vector<std::uint32_t> solve_heaps(const HeapRule& rule, std::uint64_t largest) {
  std::vector<std::uint32_t> numbers;
  extend(rule, largest + 1, numbers);
  return numbers;
}

std::uint64_t count_left(const HeapRule& rule, std::uint64_t heap) {
  const std::uint64_t most = std::min(heap, most_taken(rule));
  if (most > kMaxListedTake) return kBeyond;
  std::uint64_t count = 0;
  for (std::uint64_t taken = 0; taken <= most; ++taken) {
    const std::uint8_t digit = rule.digit(taken);
    const std::uint64_t rest = heap - taken;
    if (rest == 0) break;
    count += (digit & 2) != 0;
    if ((digit & 4) != 0) count += count_splits_in_two(rule.parts, rest);
    if ((digit & 8) != 0) count = sum_or_beyond(count, count_splits_in_three(rule.parts, rest));
  }
  return sum_or_beyond(count, heap > 0 && (rule.digit(heap) & 1) != 0);
}

HeapNumbers::HeapNumbers(const HeapRule& rule, std::uint64_t largest)
    : rule_(rule), closed_(closed_form(rule)) {
  const std::uint64_t wanted = largest + 1;
  std::uint64_t heaps = std::min(wanted, kFirstHeaps);
  std::uint64_t looked_at = 0;
  while (true) {
    extend(rule, heaps, numbers_);
    if (heaps == wanted || closed_) return;
    period_ = heap_period(rule, numbers_);
    if (period_) return;
    const std::uint64_t next = std::min(wanted, 2 * heaps);
    if (next > kMaxSolvedHeap) return;
    const std::uint64_t options = count_left(rule, next);
    if (options > (kMaxOptions - looked_at) / (next - heaps)) return;
    looked_at += options * (next - heaps);
    heaps = next;
  }
}

std::optional<BigCount> HeapNumbers::count(std::uint64_t heap, Nimber number) const {
  if (!period_) return std::nullopt;
  BigCount count = 0;
  for (std::uint64_t taken = 0; taken < rule_.digits.size() && taken < heap; ++taken) {
    const std::uint8_t digit = rule_.digit(taken);
    if ((digit & 2) != 0) count += of(heap - taken) == number;
    if ((digit & 4) != 0) count += count_pairs(heap - taken, number);
  }
  count += heap > 0 && (rule_.digit(heap) & 1) != 0 && number == 0;
  return count;
}

// Where the smaller heap is beyond the preperiod so is the larger one, and the numbers of both depend
// on the smaller one's place in the period alone.
BigCount HeapNumbers::count_pairs(std::uint64_t rest, Nimber number) const {
  const auto fits = [&](std::uint64_t small) { return (*of(small) ^ *of(rest - small)) == number; };
  const bool equal_halves = rest % 2 == 0 && fits(rest / 2);
  const std::uint64_t most = rest / 2;
  const std::uint64_t first = std::max<std::uint64_t>(1, period_->preperiod);
  BigCount count = 0;
  for (std::uint64_t small = 1; small < std::min(first, most + 1); ++small) count += fits(small);
  for (std::uint64_t small = first; small < first + period_->period && small <= most; ++small) {
    if (fits(small)) count += (most - small) / period_->period + 1;
  }
  if (rule_.parts == HeapParts::Unequal && equal_halves) count -= 1;
  return count;
}

std::optional<std::uint64_t> HeapNumbers::heap_of(Nimber number) const {
  if (!closed_) return std::nullopt;
  return closed_->heap_of(number);
}

std::optional<Nimber> HeapNumbers::of(std::uint64_t heap) const {
  if (heap < numbers_.size()) return numbers_[static_cast<std::size_t>(heap)];
  if (period_) return numbers_[static_cast<std::size_t>(period_->folded(heap))];
  if (closed_) return closed_->of(heap);
  return std::nullopt;
}

}  // namespace grundy
