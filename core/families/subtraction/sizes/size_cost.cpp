#include "families/subtraction/sizes/size_cost.hpp"

namespace grundy {
namespace {

// A window costs about as much as this many options.
constexpr std::uint64_t kWindowCost = 4;
// In lanes so many options cost as much as one, and each size as much as some.
constexpr std::uint64_t kOptionsInLane = 6;
constexpr std::uint64_t kLaneSizeCost = 8;
// By bits, each size costs about as much as this many options, and as one more for so many others.
constexpr std::uint64_t kSizeCost = 64;
constexpr std::uint64_t kSizesForOption = 1'280;

// To list coprimes of a size costs so many options each.
constexpr std::uint64_t kCoprimeCost = 4;

// How many numbers in the range the sizes up to `largest` have together; its least is no more.
std::uint64_t options_in(const NumberRange& range, std::uint64_t largest) {
  const std::uint64_t most = std::min(range.most, largest);
  const std::uint64_t length = most - range.least + 1;
  return length * (length + 1) / 2 + (largest - most) * length;
}

}  // namespace

SizeCost size_cost(const Piles& rules, std::uint64_t largest) {
  SizeCost cost;
  for (const NumberRange& range : rules.take.ranges) {
    if (range.least > largest) break;
    cost.options += options_in(range, largest);
    cost.windows += kWindowCost * (largest - range.least + 1);
  }
  std::uint64_t members = 0;  // of sets that are listed
  bool divisors = false;
  std::uint64_t by_size = 0;
  for (const std::uint64_t base : rules.take.powers) {
    members += largest * powers(base, largest).size();
  }
  for (const NamedSet set : rules.take.named) {
    const std::uint64_t together = largest * members_on_average(set, largest);
    cost.options += set == NamedSet::Coprimes ? kCoprimeCost * together : together;
    // All divisors tell the proper ones.
    if (set == NamedSet::Divisors || (set == NamedSet::ProperDivisors && !divisors)) {
      by_size += together;
      divisors = true;
    }
    cost.windows += kWindowCost * (goes_by_two(set) ? largest : together);
  }
  cost.bits = by_size + largest * (largest / kSizesForOption + kSizeCost);
  cost.options += members;
  cost.windows += kWindowCost * members;
  cost.lanes = cost.options / kOptionsInLane + largest * kLaneSizeCost + by_size;
  if (!rules.take.fixed()) cost.windows = cost.options;
  const auto& named = rules.take.named;
  if (!named.empty() && named.back() == NamedSet::Coprimes) cost.lanes = cost.bits = cost.options;
  if (only_coprimes(rules.take)) cost.options = largest;
  return cost;
}

}  // namespace grundy
