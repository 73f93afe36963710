#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "params/as_size.hpp"

namespace grundy {

/// Entries from `preperiod` on repeat after `period` places, each larger by `saltus`. Both `period`
/// and `preperiod` are the least possible.
struct Period {
  std::uint64_t preperiod = 0;
  std::uint64_t period = 1;
  std::uint64_t saltus = 0;

  /// The entry below preperiod + period that `place` repeats.
  std::uint64_t folded(std::uint64_t place) const {
    return place < preperiod ? place : preperiod + (place - preperiod) % period;
  }
  /// How much larger the entry at `place` is than that one.
  std::uint64_t raised(std::uint64_t place) const {
    return place < preperiod ? 0 : (place - preperiod) / period * saltus;
  }
  bool operator==(const Period&) const = default;
};

/// The period of an endless sequence whose first `entries` entries are known. Each entry from place
/// `window` on follows from the `window` entries before it, by the same rule everywhere.
///
/// Two equal windows prove it: the entry after each follows from equal entries, so it is equal too,
/// and so on. The search finds the nearest earlier copy of the last window. Its distance is the
/// least period, since every period of the sequence gives a copy at that distance. None if there is
/// no copy, which proves nothing.
///
/// `same(i, j)` tells whether two entries are equal. O(entries) by the failure function of the
/// reversed window (Knuth, Morris, Pratt 1977).
template <class Same>
std::optional<Period> find_period(std::uint64_t entries, std::uint64_t window, Same same) {
  if (window == 0 || entries <= window) return std::nullopt;
  const auto back = [entries](std::uint64_t i) { return entries - 1 - i; };
  std::vector<std::uint32_t> failure(as_size(window + 1), 0);
  std::uint64_t matched = 0;
  std::uint64_t period = 0;
  for (std::uint64_t i = 1; i < entries && period == 0; ++i) {
    while (matched > 0 && !same(back(i), back(matched))) matched = failure[as_size(matched)];
    if (same(back(i), back(matched))) ++matched;
    if (i < window) failure[as_size(i + 1)] = static_cast<std::uint32_t>(matched);
    if (matched == window) period = i + 1 - window;
  }
  if (period == 0) return std::nullopt;
  std::uint64_t start = entries - window - period;
  while (start > 0 && same(start - 1, start - 1 + period)) --start;
  return Period{.preperiod = start, .period = period};
}

/// The same for numbers that may grow. Each entry from place `window` (at least 2) on follows from
/// the `window` entries before it, and is larger by d if all these are: so the differences of
/// neighbours follow from the `window` - 1 differences before them.
template <class NumberOf>
std::optional<Period> find_growing_period(std::uint64_t entries, std::uint64_t window,
                                          NumberOf number) {
  if (entries <= window) return std::nullopt;
  auto found = find_period(entries - 1, window - 1, [&](std::uint64_t i, std::uint64_t j) {
    return number(i + 1) - number(i) == number(j + 1) - number(j);
  });
  if (found) found->saltus = number(entries - 1) - number(entries - 1 - found->period);
  return found;
}

}  // namespace grundy
