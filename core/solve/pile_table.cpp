#include "solve/pile_table.hpp"

#include <algorithm>

#include "game/pile_options.hpp"
#include "solve/general.hpp"
#include "solve/pile_windows.hpp"

namespace grundy {
namespace {

// A window costs about as much as this many options.
constexpr std::uint64_t kWindowCost = 4;

// Neither is less than what it costs to solve one size.
struct Cost {
  std::uint64_t options = 0;
  std::uint64_t windows = 0;

  std::uint64_t least() const { return std::min(options, windows); }
};

bool has_windows(const Piles& rules, const Wanted& wanted) {
  return rules.take.fixed() && !wanted.extras();
}

Cost cost_of(const Piles& rules, std::uint64_t size, const Wanted& wanted) {
  Cost cost;
  for (const NumberRange& range : rules.take.ranges) {
    if (range.least > size) break;
    cost.options += std::min(range.most, size) - range.least + 1;
    cost.windows += kWindowCost;
  }
  std::uint64_t members = 0;
  for (const std::uint64_t base : rules.take.powers) members += powers(base, size).size();
  for (const NamedSet set : rules.take.named) members += member_bound(set, size);
  cost.options += members;
  cost.windows += kWindowCost * members;
  if (!has_windows(rules, wanted)) cost.windows = cost.options;
  return cost;
}

bool same_entry(const SolvedTable& table, std::uint64_t a, std::uint64_t b) {
  const auto same = [a, b](const auto& list) { return list.empty() || list[a] == list[b]; };
  return same(table.grundy) && same(table.won) && same(table.misere_grundy) && same(table.tame) &&
         same(table.grows);
}

}  // namespace

std::uint64_t largest_tabulated(const Piles& rules, const Wanted& wanted) {
  std::uint64_t fits = 0;
  std::uint64_t beyond = kMaxTabulatedPile + 1;
  while (beyond - fits > 1) {
    const std::uint64_t size = fits + (beyond - fits) / 2;
    const bool small = cost_of(rules, size, wanted).least() <= kMaxTabulatedOptions / size;
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
  const Cost cost = cost_of(rules, largest, wanted);
  if (!has_windows(rules, wanted) || cost.options <= cost.windows) {
    return solve_pile_sizes_by_options(rules, largest, wanted);
  }
  return solve_by_windows(PileOptions(rules, largest).ranges(), largest, wanted);
}

PileTable solve_piles(const Piles& rules, std::uint64_t largest, const Wanted& wanted) {
  const std::uint64_t limit = largest_tabulated(rules, wanted);
  if (largest <= limit) {
    return {solve_pile_sizes(rules, static_cast<std::uint32_t>(largest), wanted), std::nullopt};
  }
  const auto window = rules.take.largest();
  if (!window || *window >= limit) {
    return {solve_pile_sizes(rules, static_cast<std::uint32_t>(limit), wanted), std::nullopt};
  }
  PileTable table;
  constexpr std::uint64_t kFirstTry = 1024;
  for (std::uint64_t last = std::min(limit, std::max(kFirstTry, 4 * *window)); !table.period;) {
    table.solved = solve_pile_sizes(rules, static_cast<std::uint32_t>(last), wanted);
    table.period = find_period(last + 1, *window, [&](std::uint64_t a, std::uint64_t b) {
      return same_entry(table.solved, a, b);
    });
    if (last == limit) break;
    last = std::min(limit, 2 * last);
  }
  return table;
}

}  // namespace grundy
