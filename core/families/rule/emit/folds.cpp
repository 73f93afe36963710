#include <limits>
#include <utility>

#include "families/rule/emit/expressions.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::ValueType;

namespace {

constexpr Bounds kAny{};

bool of_list(const Expr& fold) {
  return fold.each.empty() && fold.args.size() == 1 && fold.args[0].type == Type::List;
}

}  // namespace

Bounds Expressions::fold(const Expr& expr) {
  switch (static_cast<Fold>(expr.number)) {
    case Fold::Min:
    case Fold::Max: return least_or_most(expr);
    case Fold::Sum: return total(expr);
    default: return count(expr);
  }
}

// Without any number there is no least or greatest one: that is a fault.
Bounds Expressions::least_or_most(const Expr& expr) {
  const bool least = static_cast<Fold>(expr.number) == Fold::Min;
  const Local found = body_.local();
  const auto take = [&](Held number) {
    body_.get(number.local).get(found).get(number.local).get(found);
    body_.op(least ? Do::Less : Do::Greater).op(Do::Select).set(found);
  };
  if (expr.each.empty() && !of_list(expr)) {
    Bounds bounds = number(expr.args[0]);
    body_.set(found);
    for (std::size_t i = 1; i < expr.args.size(); ++i) {
      const Held next = held(expr.args[i]);
      take(next);
      const auto of_both = [&](Gap one, Gap other) {
        return least ? Gap{std::min(one.least, other.least), std::min(one.most, other.most)}
                     : Gap{std::max(one.least, other.least), std::max(one.most, other.most)};
      };
      const Gap of_all = of_both(bounds.gap(), next.bounds.gap());
      for (std::size_t j = 0; j < rule_.numbers.size(); ++j) {
        bounds.above[j] = of_both(gap(bounds, j), gap(next.bounds, j));
      }
      bounds.least = of_all.least;
      bounds.most = of_all.most;
    }
    body_.get(found);
    return bounds;
  }
  const Local some = body_.local(ValueType::I32);
  std::optional<Bounds> bounds;
  const Visit visit = [&](Held number) {
    bounds = bounds ? joined(*bounds, number.bounds) : number.bounds;
    body_.get(some).when();
    take(number);
    body_.otherwise().get(number.local).set(found).i32(1).set(some).end();
  };
  body_.i32(0).set(some);
  if (of_list(expr)) {
    numbers(expr.args[0], visit);
  } else {
    choices(expr.each, [&] { visit(held(expr.args[0])); });
  }
  body_.get(some);
  ask_unless();
  body_.get(found);
  return bounds.value_or(kAny);
}

Bounds Expressions::total(const Expr& expr) {
  const Local sum_of_all = body_.local();
  Bounds bounds{0, 0};
  body_.i64(0).set(sum_of_all);
  const auto add = [&](Held number, Bounds before) {
    const Bounds after = checked_sum({sum_of_all, before}, number);
    body_.set(sum_of_all);
    return after;
  };
  if (expr.each.empty() && !of_list(expr)) {
    for (const Expr& arg : expr.args) bounds = add(held(arg), bounds);
    body_.get(sum_of_all);
    return bounds;
  }
  bool falls = false;
  const Visit visit = [&](Held number) {
    falls = falls || number.bounds.least < 0;
    add(number, kAny);
  };
  if (of_list(expr)) {
    numbers(expr.args[0], visit);
  } else {
    choices(expr.each, [&] { visit(held(expr.args[0])); });
  }
  body_.get(sum_of_all);
  return {falls ? kAny.least : 0, kAny.most};
}

Bounds Expressions::count(const Expr& expr) {
  const Local found = body_.local();
  body_.i64(0).set(found);
  const auto add = [&](const Expr& counted) {
    condition(counted);
    body_.op(Do::Widen).get(found).op(Do::Add).set(found);
  };
  if (expr.each.empty()) {
    for (const Expr& arg : expr.args) add(arg);
  } else {
    choices(expr.each, [&] { add(expr.args[0]); });
  }
  body_.get(found);
  return {0, expr.each.empty() ? static_cast<std::int64_t>(expr.args.size()) : kAny.most};
}

// The first condition that decides ends the fold.
void Expressions::any_or_all(const Expr& expr) {
  const bool all = static_cast<Fold>(expr.number) == Fold::All;
  const Local holds = body_.local(ValueType::I32);
  const Label decided = body_.block();
  const auto judge = [&](const Expr& judged) {
    condition(judged);
    body_.tee(holds);
    if (all) body_.op(Do::EqualZero32);
    body_.go_if(decided);
  };
  body_.i32(all ? 1 : 0).set(holds);
  if (expr.each.empty()) {
    for (const Expr& arg : expr.args) judge(arg);
  } else {
    const bool outside = std::exchange(by_rounds_, true);
    choices(expr.each, [&] { judge(expr.args[0]); });
    by_rounds_ = outside;
  }
  body_.end().get(holds);
}

}  // namespace grundy::rule
