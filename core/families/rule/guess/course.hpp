#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// How the value of an expression goes on along n, the only number of a rule, whatever the loop
/// variables are. From `from` on, the value at n + period is the value at n plus slope * period,
/// and there is none at n + period if there is none at n. So slope 0 means that the value repeats.
/// Known as arithmetic periodicity, with saltus slope * period and preperiod `from`.
struct Course {
  std::int64_t slope = 0;
  std::uint64_t from = 0;
  std::uint64_t period = 1;
  std::optional<std::int64_t> rest;  ///< set if the value is slope * n + rest

  bool repeats() const { return slope == 0; }
};

/// Finds courses by the form of expressions alone, so it misses some. It finds those of sums of constants and
/// n, of such sums modulo a constant or compared with each other, and of any operation on values that repeat.
class Courses {
 public:
  static constexpr std::uint64_t kMost = 1'000'000;  ///< limit of `from` and `period`

  /// `rule` has one number and must outlive this.
  explicit Courses(const Rule& rule) : rule_(rule), lets_(rule.lets.size()) {}

  std::optional<Course> of(const Expr& expr);
  /// The common course of loops and conditions; none unless all of them repeat.
  std::optional<Course> of(const std::vector<Clause>& clauses);
  /// From where on both courses hold, and their common period; its slope is 0.
  static std::optional<Course> both(const Course& one, const Course& other);

 private:
  std::optional<Course> repeating(const Expr& expr);
  std::optional<Course> sum(const Expr& expr, int sign);
  std::optional<Course> product(const Expr& expr);
  std::optional<Course> remainder(const Expr& expr);
  std::optional<Course> comparison(const Expr& expr);
  std::optional<Course> let(std::size_t place);

  const Rule& rule_;
  std::vector<std::optional<std::optional<Course>>> lets_;  // filled on first use
};

}  // namespace grundy::rule
