#include "families/subtraction/sizes/size_cost.hpp"

namespace grundy {
namespace {

// A window costs about as much as this many options.
constexpr std::uint64_t kWindowCost = 8;
// How many single numbers cost as much as one option, and the options that each size costs.
constexpr std::uint64_t kApartInOption = 3;
constexpr std::uint64_t kSizeCost = 8;
// Listing the coprimes of a size costs this many options for each.
constexpr std::uint64_t kCoprimeCost = 4;

// How many options in the range all sizes up to `largest` have together; range.least <= largest.
std::uint64_t options_in(const NumberRange& range, std::uint64_t largest) {
  const std::uint64_t most = std::min(range.most, largest);
  const std::uint64_t length = most - range.least + 1;
  return length * (length + 1) / 2 + (largest - most) * length;
}

}  // namespace

SizeCost size_cost(const Piles& rules, std::uint64_t largest) {
  std::uint64_t listed = 0;
  std::uint64_t by_size = 0;
  SizeCost cost{.options = 0, .windows = kSizeCost * largest};
  for (const NumberRange& range : rules.take.ranges) {
    if (range.least > largest) break;
    const std::uint64_t together = options_in(range, largest);
    listed += together;
    cost.windows +=
        is_short(range) ? together / kApartInOption : kWindowCost * (largest - range.least + 1);
  }
  for (const std::uint64_t base : rules.take.powers) {
    const std::uint64_t together = largest * powers(base, largest).size();
    listed += together;
    cost.windows += together / kApartInOption;
  }
  bool divisors = false;
  for (const NamedSet set : rules.take.named) {
    const std::uint64_t together = largest * members_on_average(set, largest);
    if (set == NamedSet::Coprimes) {
      by_size += kCoprimeCost * together;
    } else if (depends_on_pile(set)) {
      // The proper divisors come with all divisors, at no further cost.
      if (!divisors) by_size += together;
      divisors = true;
    } else {
      listed += together;
      cost.windows += goes_by_two(set) ? kWindowCost * largest : together / kApartInOption;
    }
  }
  cost.options = listed + by_size;
  cost.windows += by_size;
  if (only_coprimes(rules.take)) cost.options = largest;
  return cost;
}

}  // namespace grundy
