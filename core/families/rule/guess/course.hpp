#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// How the value of an expression goes on along the only number n of a rule, whatever the variables of loops are: from
/// `from` on, the value at n + period is that at n and slope times the period more; so a slope of 0 says that it repeats.
/// Where it has no value at n, it has none at n + period. Else known as arithmetic periodicity, slope times the period as its
/// saltus, `from` as its preperiod.
struct Course {
  std::int64_t slope = 0;
  std::uint64_t from = 0;
  std::uint64_t period = 1;
  std::optional<std::int64_t> rest;  ///< where it is slope times n and this much more

  bool repeats() const { return slope == 0; }
};

/// Finds courses by the form of expressions alone, so that some are not found: what is built of constants and of n by
/// sums, of such sums modulo a constant or compared with each other, and of anything that repeats by any operation.
class Courses {
 public:
  static constexpr std::uint64_t kMost = 1'000'000;  ///< of `from` and `period`

  /// `rule` must outlive it, and has one number.
  explicit Courses(const Rule& rule) : rule_(rule), lets_(rule.lets.size()) {}

  std::optional<Course> of(const Expr& expr);
  /// Of loops and conditions together, all of which repeat.
  std::optional<Course> of(const std::vector<Clause>& clauses);
  /// What two have in common: where both go on as they say.
  static std::optional<Course> both(const Course& one, const Course& other);

 private:
  std::optional<Course> repeating(const Expr& expr);
  std::optional<Course> sum(const Expr& expr, int sign);
  std::optional<Course> product(const Expr& expr);
  std::optional<Course> remainder(const Expr& expr);
  std::optional<Course> comparison(const Expr& expr);
  std::optional<Course> let(std::size_t place);

  const Rule& rule_;
  std::vector<std::optional<std::optional<Course>>> lets_;  // known once asked for
};

}  // namespace grundy::rule
