#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/number_runs.hpp"
#include "params/params.hpp"
#include "params/problem.hpp"

namespace grundy {

/// 2^53 - 1: the largest whole number that JavaScript holds exactly.
inline constexpr std::uint64_t kMaxExact = (std::uint64_t{1} << 53) - 1;

/// Which whole numbers a parameter takes, and how many of them at most.
struct NumberList {
  std::uint64_t least = 0;
  std::uint64_t most = kMaxExact;
  std::uint64_t max_count = 1'000'000;
};

/// The most items in the text of one list, however many numbers they stand for.
inline constexpr std::size_t kMaxWritten = 1'000'000;

/// Typed reading of parameters. Every fault becomes a problem under its key; keys that nobody asked
/// for are reported by `finish`.
class Fields {
 public:
  Fields(const Params& params, Problems& problems) : params_(params), problems_(problems) {}

  /// The value of `key`, which counts as known from now on.
  std::optional<std::string_view> text(std::string_view key);
  /// As `text`, in small letters: for values that are words of ours.
  std::optional<std::string> word(std::string_view key);
  /// As `text`; its absence is a problem that says what was expected.
  std::optional<std::string_view> required(std::string_view key, const Expected& expected);
  /// All keys that start with `prefix`, which count as known from now on.
  Params with_prefix(std::string_view prefix);
  /// Whole numbers separated by commas; an empty text is an empty list.
  std::vector<std::uint64_t> numbers(std::string_view key, std::string_view text,
                                     const NumberList& form);
  /// As `numbers`, but runs may be written short, as `1-5` or `7x3`. Empty, with a problem, if they
  /// hold too many numbers.
  std::vector<NumberRun> runs(std::string_view key, std::string_view text, const NumberList& form);
  /// The numbers of `runs`, one by one; the list must fit into memory.
  std::vector<std::uint64_t> numbers_in_runs(std::string_view key, std::string_view text,
                                             const NumberList& form);
  void problem(std::string_view key, ProblemCode code, std::string_view item, Expected expected,
               std::optional<Passage> passage = {}) {
    problems_.add(key, code, item, std::move(expected), std::move(passage));
  }
  const Problems& problems() const { return problems_; }
  /// Reports every key that was not asked for; `known` are the keys that this game has.
  void finish(const std::vector<std::string>& known);

 private:
  bool holds_items(std::string_view key, std::string_view text, std::uint64_t most);

  const Params& params_;
  Problems& problems_;
  std::vector<std::string_view> asked_;
};

/// Reports each repeated entry of a sorted list; `write(entry)` is its text.
template <class List, class Write>
void report_repeated(Fields& fields, std::string_view key, const List& sorted, Write write,
                     const Expected& expected) {
  for (auto twin = std::adjacent_find(sorted.begin(), sorted.end()); twin != sorted.end();
       twin = std::adjacent_find(twin + 1, sorted.end())) {
    fields.problem(key, ProblemCode::Repeated, write(*twin), expected);
  }
}

/// The text without blanks at its ends.
std::string_view without_blanks(std::string_view text);

/// Whether a text is not empty and consists of digits only.
bool all_digits(std::string_view text);

/// Reads a whole number that consists of digits only. Numbers above 2^64 - 1 are read as 2^64 - 1:
/// that is beyond every limit, so they are refused for their size.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// The items between separators, without blanks around them. An empty text has no items.
std::vector<std::string_view> split_list(std::string_view text, char separator = ',');

}  // namespace grundy
