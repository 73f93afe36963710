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

/// The range of whole numbers a parameter takes, and how many of them.
struct NumberList {
  std::uint64_t least = 0;
  std::uint64_t most = kMaxExact;
  std::uint64_t max_count = 1'000'000;
};

/// How many items one list is written with at most, whatever they stand for.
inline constexpr std::size_t kMaxWritten = 1'000'000;

/// Typed reading of parameters. Every fault becomes a problem under its key; keys that nobody asked
/// for are reported by `finish`.
class Fields {
 public:
  Fields(const Params& params, Problems& problems) : params_(params), problems_(problems) {}

  /// The value of `key`, which counts as known from now on.
  std::optional<std::string_view> text(std::string_view key);
  /// As `text`; its absence is a problem that says what was expected.
  std::optional<std::string_view> required(std::string_view key, const Expected& expected);
  /// All keys that start with `prefix`, which count as known from now on.
  Params with_prefix(std::string_view prefix);
  /// Whole numbers separated by commas; an empty text is an empty list.
  std::vector<std::uint64_t> numbers(std::string_view key, std::string_view text,
                                     const NumberList& form);
  /// As `numbers`, but several may be written short, as `1-5` or `7x3`. Where they are too many in all, they
  /// are none.
  std::vector<NumberRun> runs(std::string_view key, std::string_view text, const NumberList& form);
  /// The numbers of `runs`, one by one; the list must be one that memory holds.
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

/// Reports each entry of a sorted list that stands there again, as `write(entry)` writes it.
template <class List, class Write>
void report_repeated(Fields& fields, std::string_view key, const List& sorted, Write write,
                     const Expected& expected) {
  for (auto twin = std::adjacent_find(sorted.begin(), sorted.end()); twin != sorted.end();
       twin = std::adjacent_find(twin + 1, sorted.end())) {
    fields.problem(key, ProblemCode::Repeated, write(*twin), expected);
  }
}

/// A whole number written in digits alone; nothing else. What is larger than 2^64 - 1 is read as that: it
/// is beyond every limit, and to be refused by its size.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// The items between commas, without blanks around them. An empty text has no items.
std::vector<std::string_view> split_list(std::string_view text, char separator = ',');

}  // namespace grundy
