#include "families/subtraction/pile_options.hpp"

namespace grundy {
namespace {

void append(std::vector<NumberRange>& ranges, const std::vector<std::uint64_t>& numbers) {
  for (const std::uint64_t number : numbers) ranges.push_back({number, number});
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
      if (!divisors_) divisors_ = set;  // all of them come before the proper ones
    } else {
      append(ranges_, members(set, largest));
    }
  }
  ranges_ = united(std::move(ranges_));
}

std::vector<std::uint64_t> PileOptions::taken_by_size(std::uint64_t size) const {
  if (!divisors_) return {};
  std::vector<std::uint64_t> taken = divisors(size);
  if (divisors_ == NamedSet::ProperDivisors && !taken.empty()) taken.pop_back();
  return taken;
}

// What divides a size and what was taken from it divides what is left, and the other way round.
std::vector<std::uint64_t> PileOptions::moved_by_size(std::uint64_t size,
                                                      std::uint64_t largest) const {
  std::vector<std::uint64_t> sizes;
  if (divisors_ && size > 0) {
    for (const std::uint64_t divisor : divisors(size)) {
      if (divisor <= largest - size) sizes.push_back(size + divisor);
    }
  } else if (divisors_ == NamedSet::Divisors) {
    for (std::uint64_t whole = 1; whole <= largest; ++whole) sizes.push_back(whole);
  }
  return sizes;
}

std::vector<std::uint64_t> PileOptions::all_taken(std::uint64_t size) const {
  std::vector<std::uint64_t> taken = taken_by_size(size);
  if (coprimes_) {
    const std::vector<std::uint64_t> more = grundy::coprimes(size);
    taken.insert(taken.end(), more.begin(), more.end());
  }
  const std::size_t by_size = taken.size();
  for_each_taken(ranges_, size, [&](std::uint64_t coins) { taken.push_back(coins); });
  if (taken.size() == by_size && divisors_.has_value() != coprimes_) return taken;
  std::sort(taken.begin(), taken.end());
  taken.erase(std::unique(taken.begin(), taken.end()), taken.end());
  return taken;
}

}  // namespace grundy
