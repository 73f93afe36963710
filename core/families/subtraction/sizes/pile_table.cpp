#include "families/subtraction/sizes/pile_table.hpp"

#include <algorithm>

#include "families/subtraction/all_but.hpp"
#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/far_sizes.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "families/subtraction/sizes/size_cost.hpp"
#include "params/as_size.hpp"
#include "theory/general.hpp"

namespace grundy {
namespace {

// The same rules without ranges above `largest`, which no pile can use. The first range stays,
// since rules need one.
Piles without_larger(const Piles& rules, std::uint64_t largest) {
  Piles within = rules;
  auto& ranges = within.take.ranges;
  while (ranges.size() > 1 && ranges.back().least > largest) ranges.pop_back();
  return within;
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
  return size_cost(rules, largest).least();
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

PileTable solve_sizes(const Piles& all, std::uint64_t largest, const Wanted& wanted) {
  const Piles rules = without_larger(all, largest);
  const std::uint64_t limit = largest_tabulated(rules);
  if (largest <= limit) {
    return {solve_pile_sizes(rules, static_cast<std::uint32_t>(largest), wanted), std::nullopt};
  }
  // Growing numbers decide nothing in misère play.
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
  // Named sets and powers reach all sizes or half of them, so only ranges are tried.
  const bool listed = rules.take.largest().has_value();
  if (listed && largest > largest_tabulated(rules)) {
    if (auto far = reachable_sizes(rules.take.ranges, rules.piles)) {
      PileTable table{solve_pile_sizes(rules, kShownSizes - 1, wanted), std::nullopt};
      table.far_solved = solve_by_windows(rules, *far, wanted);
      table.far = std::move(*far);
      return table;
    }
  }
  return solve_sizes(rules, largest, wanted);
}

}  // namespace grundy
