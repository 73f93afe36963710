#include "families/rule/guess/course.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "families/rule/language/operators.hpp"

namespace grundy::rule {
namespace {

// Small enough that sums of a few such courses do not overflow, for n up to 2^53.
constexpr std::int64_t kMostSlope = 500;
constexpr std::int64_t kMostRest = std::int64_t{1} << 52;

// Whether the value repeats, or is known exactly as slope * n + rest.
bool is_plain(const Course& course) { return course.slope == 0 || course.rest.has_value(); }

std::optional<std::int64_t> within(std::int64_t number, std::int64_t most) {
  if (number < -most || number > most) return std::nullopt;
  return number;
}

}  // namespace

std::optional<Course> Courses::both(const Course& one, const Course& other) {
  const std::uint64_t period = std::lcm(one.period, other.period);
  if (period > kMost) return std::nullopt;
  return Course{0, std::max(one.from, other.from), period, std::nullopt};
}

std::optional<Course> Courses::of(const Expr& expr) {
  switch (expr.op) {
    case Op::Number: return Course{0, 0, 1, within(expr.number, kMostRest)};
    case Op::Variable:
      if (expr.number == 0) return Course{1, 0, 1, 0};
      return Course{};
    case Op::Data: return Course{};
    case Op::Let: return let(static_cast<std::size_t>(expr.number));
    case Op::Add: return sum(expr, 1);
    case Op::Subtract: return sum(expr, -1);
    case Op::Multiply: return product(expr);
    case Op::Modulo: return remainder(expr);
    default: break;
  }
  return level_of(expr.op) == Level::Comparison ? comparison(expr) : repeating(expr);
}

std::optional<Course> Courses::of(const std::vector<Clause>& clauses) {
  std::optional<Course> course = Course{};
  for (const Clause& clause : clauses) {
    const auto one = of(clause.expr);
    if (!one || !one->repeats()) return std::nullopt;
    course = both(*course, *one);
    if (!course) return std::nullopt;
  }
  return course;
}

// Any operation on values that repeat gives one that repeats.
std::optional<Course> Courses::repeating(const Expr& expr) {
  std::optional<Course> course = of(expr.each);
  for (const Expr& arg : expr.args) {
    const auto one = of(arg);
    if (!course || !one || !one->repeats()) return std::nullopt;
    course = both(*course, *one);
  }
  return course;
}

std::optional<Course> Courses::sum(const Expr& expr, int sign) {
  const auto left = of(expr.args[0]);
  const auto right = of(expr.args[1]);
  if (!left || !right || !is_plain(*left) || !is_plain(*right)) return std::nullopt;
  auto course = both(*left, *right);
  const auto slope = within(left->slope + sign * right->slope, kMostSlope);
  if (!course || !slope) return std::nullopt;
  course->slope = *slope;
  if (left->rest && right->rest) {
    course->rest = within(*left->rest + sign * *right->rest, kMostRest);
  }
  return course;
}

// A product that does not repeat is found only if one factor is a known constant.
std::optional<Course> Courses::product(const Expr& expr) {
  const auto left = of(expr.args[0]);
  const auto right = of(expr.args[1]);
  if (!left || !right) return std::nullopt;
  if (left->repeats() && right->repeats() && !(left->rest && right->rest)) {
    return both(*left, *right);
  }
  if (!left->rest || !right->rest || !(left->repeats() || right->repeats())) return std::nullopt;
  auto course = both(*left, *right);
  const Course& line = left->repeats() ? *right : *left;
  const std::int64_t factor = left->repeats() ? *left->rest : *right->rest;
  std::int64_t slope = 0;
  std::int64_t rest = 0;
  if (!course || __builtin_mul_overflow(line.slope, factor, &slope) ||
      __builtin_mul_overflow(*line.rest, factor, &rest) || !within(slope, kMostSlope)) {
    return std::nullopt;
  }
  course->slope = slope;
  course->rest = within(rest, kMostRest);
  if (!is_plain(*course)) return std::nullopt;
  return course;
}

std::optional<Course> Courses::remainder(const Expr& expr) {
  const auto left = of(expr.args[0]);
  const auto right = of(expr.args[1]);
  if (!left || !right || !right->repeats() || !is_plain(*left)) return std::nullopt;
  if (left->repeats()) return both(*left, *right);
  const auto divisor = static_cast<std::uint64_t>(right->rest.value_or(0));
  if (divisor < 1 || divisor > kMost) return std::nullopt;
  return both(*left, Course{0, right->from, divisor, std::nullopt});
}

// With different slopes one side is larger from some n on, for ever.
std::optional<Course> Courses::comparison(const Expr& expr) {
  const auto left = of(expr.args[0]);
  const auto right = of(expr.args[1]);
  if (!left || !right || !is_plain(*left) || !is_plain(*right)) return std::nullopt;
  auto course = both(*left, *right);
  if (!course || left->slope == right->slope) return course;
  if (!left->rest || !right->rest) return std::nullopt;
  const auto apart = static_cast<std::uint64_t>(std::abs(*left->rest - *right->rest));
  course->from = std::max(course->from, apart + 1);
  if (course->from > kMost) return std::nullopt;
  return course;
}

std::optional<Course> Courses::let(std::size_t place) {
  if (!lets_[place]) lets_[place] = of(rule_.lets[place].expr);
  return *lets_[place];
}

}  // namespace grundy::rule
