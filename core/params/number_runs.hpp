#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy {

/// Neighbouring numbers of a list: first, first + 1, …, last; or one number `times` times, with
/// first == last. A single number is both. Runs of any length are read in every list of piles,
/// stairs, pots or coins on a strip, and counted before they are held; a tree's coins are no such
/// list.
struct NumberRun {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  std::uint64_t times = 1;  ///< at least 1

  /// How many numbers it holds.
  std::uint64_t size() const { return last > first ? last - first + 1 : times; }
  /// The number at a place below size().
  std::uint64_t at(std::uint64_t place) const { return last > first ? first + place : first; }
  /// The numbers from place `from` up to, but not including, place `to`.
  NumberRun part(std::uint64_t from, std::uint64_t to) const {
    if (last > first) return {first + from, first + to - 1, 1};
    return {first, first, to - from};
  }
  bool operator==(const NumberRun&) const = default;
};

/// Fewer numbers than these are written one by one.
inline constexpr std::size_t kLeastAlike = 3;      ///< 7x3
inline constexpr std::size_t kLeastAscending = 4;  ///< 1-4

/// The run that starts a list whose first `alike` numbers are equal, and whose first `ascending` numbers go up by one.
constexpr NumberRun run_of(std::uint64_t first, std::uint64_t alike, std::uint64_t ascending) {
  if (alike >= kLeastAlike) return {first, first, alike};
  if (ascending >= kLeastAscending) return {first, first + ascending - 1, 1};
  return {first, first, 1};
}

/// Visits the runs in which a list is written, from its start on: three or more equal numbers, four
/// or more numbers that go up by one, and all others alone. So a list has only one such text, which
/// is never longer than its numbers one by one.
template <class Numbers, class Visit>
void for_each_run(const Numbers& numbers, Visit visit) {
  const std::size_t count = numbers.size();
  for (std::size_t from = 0; from < count;) {
    const std::uint64_t first = numbers[from];
    std::size_t alike = 1;
    while (from + alike < count && numbers[from + alike] == first) ++alike;
    std::size_t ascending = 1;
    while (from + ascending < count && numbers[from + ascending] == first + ascending) ++ascending;
    const NumberRun run = run_of(first, alike, ascending);
    visit(run);
    from += static_cast<std::size_t>(run.size());
  }
}

/// Whether an item has the form of a run: two whole numbers with `-` or `x` between them.
bool is_run(std::string_view item);

/// Reads "7", "1-5" or "7x3" with numbers from `least` to `most`; else sets `wrong` to what was expected.
std::optional<NumberRun> read_run(std::string_view item, std::uint64_t least, std::uint64_t most,
                                  Expected& wrong);

/// The runs of for_each_run for all numbers of `runs`, found without listing the numbers.
std::vector<NumberRun> joined_runs(std::span<const NumberRun> runs);

/// Adds the numbers of a run to a list, which must have room for them.
void append_run(const NumberRun& run, std::vector<std::uint64_t>& numbers);

/// "1-5"
void append_run(const NumberRun& run, std::string& text);

/// "1-5,9,7x3", in the runs of for_each_run.
std::string write_runs(std::span<const std::uint64_t> numbers);
std::string write_runs(std::span<const NumberRun> runs);

}  // namespace grundy
