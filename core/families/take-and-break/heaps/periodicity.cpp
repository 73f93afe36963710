#include "families/take-and-break/heaps/periodicity.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace grundy {
namespace {

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

}  // namespace

Periodicity::Periodicity(const HeapRule& rule)
    : parts_(rule.parts), taken_(rule.digits.size()), block_(rule.repeated.size()) {
  std::uint8_t all = 0;
  for (const auto& digits : {rule.digits, rule.repeated}) {
    for (const std::uint8_t digit : digits) all |= digit;
  }
  heaps_ = static_cast<std::uint64_t>(std::max(1, static_cast<int>(std::bit_width(all)) - 1));
  if (parts_ == HeapParts::Equal && heaps_ == 1) parts_ = HeapParts::Any;
  if (parts_ == HeapParts::Unequal && heaps_ == 1) parts_ = HeapParts::Any;
  known_ = parts_ == HeapParts::Any || block_ == 0;
  divisor_ = std::max<std::uint64_t>(1, block_);
  if (parts_ == HeapParts::Equal) {
    known_ = known_ && heaps_ == 2;
    divisor_ = 2;
  }
}

Periodicity Periodicity::of_taking(std::uint64_t most, std::uint64_t from, std::uint64_t phases) {
  Periodicity periodicity;
  periodicity.known_ = true;
  periodicity.taken_ = most + 1;
  periodicity.from_ = from;
  periodicity.phases_ = phases;
  return periodicity;
}

std::optional<std::uint64_t> Periodicity::bound(std::uint64_t preperiod,
                                                std::uint64_t period) const {
  if (!known_) return std::nullopt;
  const std::uint64_t from = std::max({std::uint64_t{1}, from_, preperiod});
  const std::uint64_t multiple = std::lcm(period, std::lcm(divisor_, phases_));
  const std::uint64_t bound = bound_of_multiple(from, multiple);
  return multiple == period ? bound : std::max(bound, from + multiple + period);
}

std::uint64_t Periodicity::bound_of_multiple(std::uint64_t from, std::uint64_t period) const {
  if (block_ > 0) return heaps_ * (from + period) + taken_ + period;
  // Digits start with that of 0 coins, so the largest number taken is one less than their number.
  const std::uint64_t most = taken_ - 1;
  switch (parts_) {
    case HeapParts::Any: return heaps_ * from + heaps_ * period + most;
    case HeapParts::Unequal: return heaps_ * from + (heaps_ * heaps_ - 1) * period + most;
    case HeapParts::Equal: break;
  }
  // Two heaps need at least two coins.
  return from + period + most + 2;
}

std::optional<Period> Periodicity::proved(const std::vector<std::uint32_t>& values) const {
  const std::vector<std::size_t> same = matches_before(values);
  for (std::size_t period = 1; period < values.size(); ++period) {
    const std::size_t start = values.size() - period - same[period];
    const auto needed = bound(start, period);
    if (needed && *needed <= values.size()) return Period{start, period};
  }
  return std::nullopt;
}

}  // namespace grundy
