#include "families/take-and-break/heaps/heap_numbers.hpp"

#include <algorithm>
#include <limits>

#include "families/take-and-break/heaps/periodicity.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "theory/mex.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kFirstHeaps = 256;
// The most heaps that are solved.
constexpr std::uint64_t kMaxSolvedHeap = 4'000'000;

// Solves heaps until `until` are known; false if the work runs out first.
bool extend(const HeapRule& rule, std::uint64_t until, std::vector<std::uint32_t>& numbers,
            Work& work) {
  MexSet options;
  while (numbers.size() < until) {
    options.clear();
    std::uint64_t steps = 1;
    for_each_left(rule, numbers.size(),
                  [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
                    std::uint32_t number = 0;
                    for (std::size_t i = 0; i < count; ++i) {
                      number ^= numbers[static_cast<std::size_t>(left[i])];
                    }
                    options.insert(number);
                    ++steps;
                  });
    if (!work.spend(steps)) return false;
    numbers.push_back(options.mex());
  }
  return true;
}

// Only then can options be counted.
bool leaves_at_most_two(const HeapRule& rule) {
  return rule.repeated.empty() && std::all_of(rule.digits.begin(), rule.digits.end(),
                                              [](std::uint8_t digit) { return digit < 8; });
}

constexpr std::uint64_t kBeyond = std::numeric_limits<std::uint64_t>::max();
// The ways to split larger heaps into three are not counted.
constexpr std::uint64_t kMaxSquared = 1'000'000'000;

std::uint64_t count_splits_in_two(HeapParts parts, std::uint64_t rest) {
  switch (parts) {
    case HeapParts::Any: return rest / 2;
    case HeapParts::Unequal: return (rest - 1) / 2;
    case HeapParts::Equal: return rest % 2 == 0;
  }
  return 0;
}

// There are round(n^2 / 12) ways to split n coins into three heaps. If heaps must be unequal,
// taking 0, 1 and 2 coins off them leaves any split of n - 3.
std::uint64_t count_splits_in_three(HeapParts parts, std::uint64_t rest) {
  if (parts == HeapParts::Equal) return rest % 3 == 0;
  if (parts == HeapParts::Unequal) rest -= std::min<std::uint64_t>(rest, 3);
  return rest > kMaxSquared ? kBeyond : (rest * rest + 6) / 12;
}

std::uint64_t sum_or_beyond(std::uint64_t a, std::uint64_t b) {
  return a > kBeyond - b ? kBeyond : a + b;
}

// The ways to leave `rest` coins, at least one, as any number of heaps that the digit allows.
std::uint64_t count_of_digit(std::uint8_t digit, HeapParts parts, std::uint64_t rest) {
  std::uint64_t count = (digit & 2) != 0;
  if ((digit & 4) != 0) count += count_splits_in_two(parts, rest);
  if ((digit & 8) != 0) count = sum_or_beyond(count, count_splits_in_three(parts, rest));
  return count;
}

// The sum of count_of_digit over `rest`, a block less, two blocks less and so on down to 1. Over
// every sixth of these the count is a polynomial of degree two, so its differences give the sum.
std::uint64_t count_of_block(const HeapRule& rule, std::uint8_t digit, std::uint64_t rest) {
  constexpr double kVeryMany = 1e15;
  const std::uint64_t step = 6 * rule.repeated.size();
  double count = 0;
  if ((digit & 8) != 0 && rest > kMaxSquared / 2) return kBeyond;
  for (std::uint64_t i = 0; i < 6 && i * rule.repeated.size() < rest; ++i) {
    const std::uint64_t most = rest - i * rule.repeated.size();
    const auto terms = static_cast<double>((most - 1) / step + 1);
    const std::uint64_t least = (most - 1) % step + 1;
    const auto term = [&](std::uint64_t place) {
      return static_cast<double>(count_of_digit(digit, rule.parts, least + place * step));
    };
    const double first = term(1) - term(0);
    const double second = term(2) - term(1) - first;
    count += terms * term(0) + terms * (terms - 1) / 2 * first +
             terms * (terms - 1) / 2 * (terms - 2) / 3 * second;
    if (count > kVeryMany) return kBeyond;
  }
  return static_cast<std::uint64_t>(count);
}

}  // namespace

std::uint64_t count_left(const HeapRule& rule, std::uint64_t heap) {
  if (heap == 0) return 0;
  std::uint64_t count = (rule.digit(heap) & 1) != 0;
  for (std::uint64_t taken = 0; taken < rule.digits.size() && taken < heap; ++taken) {
    count = sum_or_beyond(count, count_of_digit(rule.digit(taken), rule.parts, heap - taken));
  }
  for (std::uint64_t i = 0; i < rule.repeated.size(); ++i) {
    const std::uint64_t taken = rule.digits.size() + i;
    if (taken >= heap) break;
    count = sum_or_beyond(count, count_of_block(rule, rule.digit(taken), heap - taken));
  }
  return count;
}

HeapNumbers::HeapNumbers(const HeapRule& rule, std::uint64_t largest)
    : rule_(rule), closed_(closed_form(rule)), work_(kMaxSteps) {
  const std::uint64_t wanted = largest + 1;
  std::uint64_t heaps = std::min(wanted, kFirstHeaps);
  while (true) {
    if (!extend(rule, heaps, numbers_, work_)) return;
    if (heaps == wanted || closed_) return;
    if (leaves_at_most_two(rule)) period_ = Periodicity(rule).proved(numbers_);
    if (period_) return;
    const std::uint64_t next = std::min(wanted, 2 * heaps);
    if (next > kMaxSolvedHeap) return;
    if (count_left(rule, next) > work_.left() / (next - heaps)) return;
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

// If the smaller heap is beyond the preperiod, so is the larger one, and both numbers depend only
// on the smaller one's place in the period.
BigCount HeapNumbers::count_pairs(std::uint64_t rest, Nimber number) const {
  if (rule_.parts == HeapParts::Equal) return BigCount(rest % 2 == 0 && number == 0);
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
