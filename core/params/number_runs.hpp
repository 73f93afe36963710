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

/// Numbers of a list that stand side by side: first, first + 1, …, last; or one number so many times, and
/// then first == last. A number alone is both.
struct NumberRun {
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  std::uint64_t times = 1;  ///< at least 1

  /// How many numbers it holds.
  std::uint64_t size() const { return last > first ? last - first + 1 : times; }
  /// The number at a place below size().
  std::uint64_t at(std::uint64_t place) const { return last > first ? first + place : first; }
  /// The numbers from a place up to another one after it.
  NumberRun part(std::uint64_t from, std::uint64_t to) const {
    if (last > first) return {first + from, first + to - 1, 1};
    return {first, first, to - from};
  }
  bool operator==(const NumberRun&) const = default;
};

/// Fewer numbers than these are written one by one.
inline constexpr std::size_t kLeastAlike = 3;      ///< 7x3
inline constexpr std::size_t kLeastAscending = 4;  ///< 1-4

/// The run with which numbers begin of which so many are alike, and so many go up by one.
constexpr NumberRun run_of(std::uint64_t first, std::uint64_t alike, std::uint64_t ascending) {
  if (alike >= kLeastAlike) return {first, first, alike};
  if (ascending >= kLeastAscending) return {first, first + ascending - 1, 1};
  return {first, first, 1};
}

/// Calls back with the runs in which a list is written, from its start on: three or more equal numbers, four or
/// more of which each is one more than the number before it, and all others alone. A list has one such
/// text, which is never longer than the numbers themselves.
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

/// Whether digits with one `-` or `x` between them are meant as a run.
bool is_run(std::string_view item);

/// "7", "1-5" or "7x3", each number from `least` to `most`; where it is none, `wrong` is what was expected.
std::optional<NumberRun> read_run(std::string_view item, std::uint64_t least, std::uint64_t most,
                                  Expected& wrong);

/// The runs of for_each_run for the numbers of `runs`, one after the other, which are too many to list.
std::vector<NumberRun> joined_runs(std::span<const NumberRun> runs);

/// Adds the numbers of a run to a list, which must have room for them.
void append_run(const NumberRun& run, std::vector<std::uint64_t>& numbers);

/// "1-5"
void append_run(const NumberRun& run, std::string& text);

/// "1-5,9,7x3", in the runs of for_each_run.
std::string write_runs(std::span<const std::uint64_t> numbers);
std::string write_runs(std::span<const NumberRun> runs);

}  // namespace grundy
