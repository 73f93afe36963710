#include "families/subtraction/pile_options.hpp"

#include <iterator>

namespace grundy {
namespace {

void append(std::vector<NumberRange>& ranges, const std::vector<std::uint64_t>& numbers) {
  for (const std::uint64_t number : numbers) ranges.push_back({number, number});
}

// Both lists ascend, and so does the result.
std::vector<std::uint64_t> joined(const std::vector<std::uint64_t>& numbers,
                                  const std::vector<std::uint64_t>& more) {
  std::vector<std::uint64_t> all;
  all.reserve(numbers.size() + more.size());
  std::set_union(numbers.begin(), numbers.end(), more.begin(), more.end(), std::back_inserter(all));
  return all;
}

}  // namespace

PileOptions::PileOptions(const Piles& rules, std::uint64_t largest) {
  if (rules.is_nim()) ranges_.push_back({1, kMaxExact});
  for (const NumberRange& range : rules.take.ranges) {
    if (range.least <= largest) ranges_.push_back(range);
  }
  for (const std::uint64_t base : rules.take.powers) append(ranges_, powers(base, largest));
  for (const NamedSet set : rules.take.named) {
    if (set == NamedSet::Coprimes) {
      coprimes_ = true;
    } else if (depends_on_pile(set)) {
      if (!divisors_) divisors_ = set;  // Divisors come before ProperDivisors
    } else {
      append(ranges_, members(set, largest));
    }
  }
  ranges_ = united(std::move(ranges_));
}

std::vector<std::uint64_t> PileOptions::taken_by_size(std::uint64_t size) const {
  std::vector<std::uint64_t> taken;
  if (divisors_) taken = divisors(size);
  if (divisors_ == NamedSet::ProperDivisors && !taken.empty()) taken.pop_back();
  return coprimes_ ? joined(taken, coprimes(size)) : taken;
}

std::vector<std::uint64_t> PileOptions::all_taken(std::uint64_t size) const {
  std::vector<std::uint64_t> fixed;
  for_each_taken(ranges_, size, [&](std::uint64_t coins) { fixed.push_back(coins); });
  return joined(taken_by_size(size), fixed);
}

}  // namespace grundy
