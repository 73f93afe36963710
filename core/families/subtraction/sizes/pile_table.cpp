#include "families/subtraction/sizes/pile_table.hpp"

#include <algorithm>

#include "families/subtraction/all_but.hpp"
#include "families/subtraction/bits/sizes_by_bits.hpp"
#include "families/subtraction/coprimes/coprime_piles.hpp"
#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/far_sizes.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "families/subtraction/sizes/sizes_in_lanes.hpp"
#include "params/as_size.hpp"
#include "theory/general.hpp"

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

// The same piles: numbers larger than all of them are never taken. The least stays, for the rules to
// have one.
Piles without_larger(const Piles& rules, std::uint64_t largest) {
  Piles within = rules;
  auto& ranges = within.take.ranges;
  while (ranges.size() > 1 && ranges.back().least > largest) ranges.pop_back();
  return within;
}

// None is less than what it costs to solve all sizes up to some largest.
struct Cost {
  std::uint64_t options = 0;
  std::uint64_t windows = 0;
  std::uint64_t lanes = 0;
  std::uint64_t bits = 0;

  std::uint64_t least() const { return std::min({options, windows, lanes, bits}); }
};

bool goes_by_two(NamedSet set) { return set == NamedSet::Evens || set == NamedSet::Odds; }

bool only_coprimes(const TakeSet& take) {
  return take == TakeSet{.ranges = {}, .powers = {}, .named = {NamedSet::Coprimes}};
}

SolvedTable solve_by_windows(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  Piles listed{.game = rules.game, .take = rules.take, .piles = {}, .adds = {}};
  std::vector<std::uint64_t> every_second;
  for (const NamedSet set : rules.take.named) {
    if (goes_by_two(set)) every_second.push_back(set == NamedSet::Evens ? 2 : 1);
  }
  std::erase_if(listed.take.named, goes_by_two);
  return solve_by_windows(PileOptions(listed, largest).ranges(), largest, wanted, every_second);
}

// How many numbers in the range the sizes up to `largest` have together; its least is no more.
std::uint64_t options_in(const NumberRange& range, std::uint64_t largest) {
  const std::uint64_t most = std::min(range.most, largest);
  const std::uint64_t length = most - range.least + 1;
  return length * (length + 1) / 2 + (largest - most) * length;
}

Cost cost_of(const Piles& rules, std::uint64_t largest) {
  Cost cost;
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
    cost.options += together;
    // By bits, coprimes cost no more than the sizes do; and all divisors tell the proper ones.
    if (set == NamedSet::Divisors || (set == NamedSet::ProperDivisors && !divisors)) {
      by_size += together;
      divisors = true;
    }
    cost.windows += kWindowCost * (goes_by_two(set) ? largest : together);
  }
  cost.bits = by_size + largest * (largest / kSizesForOption + kSizeCost);
  cost.options += members;
  cost.windows += kWindowCost * members;
  const auto& named = rules.take.named;
  const bool coprimes = std::find(named.begin(), named.end(), NamedSet::Coprimes) != named.end();
  cost.lanes =
      coprimes ? cost.options : cost.options / kOptionsInLane + largest * kLaneSizeCost + by_size;
  if (!rules.take.fixed()) cost.windows = cost.options;
  if (only_coprimes(rules.take)) cost.options = largest;
  return cost;
}

bool same_entry(const SolvedTable& table, std::uint64_t a, std::uint64_t b) {
  const auto same = [a, b](const auto& list) {
    return list.empty() || list[as_size(a)] == list[as_size(b)];
  };
  return same(table.grundy) && same(table.won) && same(table.misere_grundy) && same(table.tame) &&
         same(table.grows);
}

std::optional<Period> repeating_period(const SolvedTable& table, std::uint64_t window) {
  return find_period(table.positions(), window,
                     [&](std::uint64_t a, std::uint64_t b) { return same_entry(table, a, b); });
}

std::optional<Period> growing_period(const SolvedTable& table, std::uint64_t window) {
  return find_growing_period(table.positions(), window,
                             [&](std::uint64_t size) { return table.grundy[as_size(size)]; });
}

}  // namespace

std::uint64_t steps_to_tabulate(const Piles& rules, std::uint64_t largest) {
  return cost_of(rules, largest).least();
}

std::uint64_t largest_tabulated(const Piles& rules, std::uint64_t most_options) {
  std::uint64_t fits = 0;
  std::uint64_t beyond = kMaxTabulatedPile + 1;
  while (beyond - fits > 1) {
    const std::uint64_t size = fits + (beyond - fits) / 2;
    const bool small = steps_to_tabulate(rules, size) <= most_options;
    (small ? fits : beyond) = size;
  }
  return fits;
}

SolvedTable solve_pile_sizes_by_options(const Piles& rules, std::uint32_t largest,
                                        const Wanted& wanted) {
  const PileOptions options(rules, largest);
  return solve_by_options(
      std::size_t{largest} + 1,
      [&](auto visit) {
        for (std::uint32_t size = 0; size <= largest; ++size) visit(size);
      },
      [&](std::uint32_t size, auto visit) {
        options.for_each(size,
                         [&](std::uint64_t option) { visit(static_cast<std::uint32_t>(option)); });
      },
      wanted);
}

SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  if (only_coprimes(rules.take)) return solve_coprime_piles(largest, wanted);
  const Cost cost = cost_of(rules, largest);
  if (cost.options == cost.least()) return solve_pile_sizes_by_options(rules, largest, wanted);
  if (cost.windows == cost.least()) return solve_by_windows(rules, largest, wanted);
  const PileOptions options(rules, largest);
  if (cost.lanes == cost.least()) return solve_in_lanes(options, largest, wanted);
  return solve_by_bits(options, largest, wanted);
}

PileTable solve_sizes(const Piles& all, std::uint64_t largest, const Wanted& wanted) {
  const Piles rules = without_larger(all, largest);
  const std::uint64_t limit = largest_tabulated(rules);
  if (largest <= limit) {
    return {solve_pile_sizes(rules, static_cast<std::uint32_t>(largest), wanted), std::nullopt};
  }
  // Of numbers that grow nothing is known in misère play.
  const auto left_out = wanted.play == Play::Normal ? largest_left_out(rules) : std::nullopt;
  const auto window = left_out ? all_but_window(*left_out) : rules.take.largest();
  if (!window || *window >= limit) {
    const std::uint64_t shown = largest_tabulated(rules, kMaxOptionsForShow);
    return {solve_pile_sizes(rules, static_cast<std::uint32_t>(shown), wanted), std::nullopt};
  }
  PileTable table;
  constexpr std::uint64_t kFirstTry = 1024;
  for (std::uint64_t last = std::min(limit, std::max(kFirstTry, 4 * *window)); !table.period;) {
    table.solved = solve_pile_sizes(rules, static_cast<std::uint32_t>(last), wanted);
    table.period =
        left_out ? growing_period(table.solved, *window) : repeating_period(table.solved, *window);
    if (last == limit) break;
    last = std::min(limit, 2 * last);
  }
  return table;
}

PileTable solve_piles(const Piles& all, const Wanted& wanted) {
  const std::uint64_t largest =
      all.piles.empty() ? 0 : *std::max_element(all.piles.begin(), all.piles.end());
  const Piles rules = without_larger(all, largest);
  // Named sets and powers reach all sizes, or half of them.
  const bool listed = rules.take.largest().has_value();
  if (listed && largest > largest_tabulated(rules)) {
    if (auto far = reachable_sizes(rules.take.ranges, rules.piles)) {
      PileTable table{solve_pile_sizes(rules, kShownSizes - 1, wanted), std::nullopt};
      table.far_solved = solve_by_windows(rules.take.ranges, *far, wanted);
      table.far = std::move(*far);
      return table;
    }
  }
  return solve_sizes(rules, largest, wanted);
}

}  // namespace grundy
