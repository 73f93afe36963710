#include <limits>

#include "families/rule/emit/expressions.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Local;

namespace {

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

}  // namespace

Bounds Expressions::negate(const Expr& expr) {
  body_.i64(0);
  Held number = held(expr.args[0]);
  ask_least(number);
  body_.get(number.local).op(Do::Subtract);
  return {-number.bounds.most, -number.bounds.least};
}

Bounds Expressions::arithmetic(const Expr& expr) {
  const Held left = held(expr.args[0]);
  const Held right = held(expr.args[1]);
  switch (expr.op) {
    case Op::Add: return checked_sum(left, right);
    case Op::Subtract: return checked_difference(left, right);
    case Op::Multiply: return checked_product(left, right);
    case Op::Divide: return divide(left, right);
    case Op::Modulo: return rest(left, right);
    default: return shift(expr.op, left, right);
  }
}

Bounds Expressions::related_sum(Bounds result, const Bounds& left, const Bounds& right) const {
  for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
    const Gap one = gap(left, i).plus(right.gap());
    result.above[i] = one.and_also(gap(right, i).plus(left.gap()));
  }
  return result;
}

Bounds Expressions::related_difference(Bounds result, const Bounds& left,
                                       const Bounds& right) const {
  for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
    result.above[i] = gap(left, i).plus(right.gap().negative());
    const Gap between = gap(left, i).plus(gap(right, i).negative()).and_also(result.gap());
    result.least = between.least;
    result.most = between.most;
  }
  return result;
}

// A sum is beyond 64 bits if its sign differs from the signs of both numbers.
Bounds Expressions::checked_sum(Held left, Held right) {
  const WideBounds bounds = sum(left.bounds, right.bounds);
  body_.get(left.local).get(right.local).op(Do::Add);
  if (bounds.fits()) return related_sum(bounds.narrow(), left.bounds, right.bounds);
  const Local result = body_.local();
  body_.tee(result).get(left.local).op(Do::Xor);
  body_.get(result).get(right.local).op(Do::Xor).op(Do::And).i64(0).op(Do::Less);
  ask_if();
  body_.get(result);
  return related_sum(bounds.narrow(), left.bounds, right.bounds);
}

Bounds Expressions::checked_difference(Held left, Held right) {
  const WideBounds bounds = difference(left.bounds, right.bounds);
  body_.get(left.local).get(right.local).op(Do::Subtract);
  if (bounds.fits()) return related_difference(bounds.narrow(), left.bounds, right.bounds);
  const Local result = body_.local();
  body_.tee(result).get(left.local).op(Do::Xor);
  body_.get(left.local).get(right.local).op(Do::Xor).op(Do::And).i64(0).op(Do::Less);
  ask_if();
  body_.get(result);
  return related_difference(bounds.narrow(), left.bounds, right.bounds);
}

// The product of two 32-bit numbers fits 64 bits, so only other products are checked.
Bounds Expressions::checked_product(Held left, Held right) {
  const WideBounds bounds = product(left.bounds, right.bounds);
  if (!bounds.fits()) {
    constexpr std::int64_t kHalf = std::int64_t{1} << 31;
    body_.get(left.local).i64(kHalf).op(Do::Add).get(right.local).i64(kHalf).op(Do::Add);
    body_.op(Do::Or).i64(2 * kHalf - 1).op(Do::GreaterUnsigned);
    body_.when();
    body_.get(left.local).get(right.local).call(helpers_.product_fits());
    ask_unless();
    body_.end();
  }
  body_.get(left.local).get(right.local).op(Do::Multiply);
  return bounds.narrow();
}

// Divides by a positive number. False if the number to be divided may be negative. Engines divide 32-bit numbers much
// faster.
bool Expressions::divide_unsigned(const Held& left, const Held& right, Do of_32_bits,
                                  Do of_64_bits) {
  if (left.bounds.least < 0) return false;
  if (left.bounds.most <= UINT32_MAX && right.bounds.most <= UINT32_MAX) {
    body_.get(left.local).op(Do::Narrow).get(right.local).op(Do::Narrow);
    body_.op(of_32_bits).op(Do::Widen);
  } else {
    body_.get(left.local).get(right.local).op(of_64_bits);
  }
  return true;
}

Bounds Expressions::divide(Held left, Held right) {
  ask_below(right, 1);
  const Bounds a = left.bounds;
  const Bounds b = right.bounds;
  if (!divide_unsigned(left, right, Do::DivideUnsigned32, Do::DivideUnsigned)) {
    // The instruction rounds towards 0. Subtracting 1 if the remainder is negative rounds down.
    const Local quotient = body_.local();
    body_.get(left.local).get(right.local).op(Do::Divide).tee(quotient);
    body_.get(left.local).get(quotient).get(right.local).op(Do::Multiply).op(Do::Subtract);
    body_.i64(63).op(Do::ShiftRight).op(Do::Add);
  }
  if (a.least >= 0) return {a.least / b.most, a.most / b.least};
  const std::int64_t least = a.least / b.least - (a.least % b.least != 0 ? 1 : 0);
  return {least, a.most >= 0 ? a.most / b.least : -1};
}

Bounds Expressions::rest(Held left, Held right) {
  ask_below(right, 1);
  const Bounds a = left.bounds;
  const Bounds b = right.bounds;
  if (!divide_unsigned(left, right, Do::RestUnsigned32, Do::RestUnsigned)) {
    const Local over = body_.local();
    body_.get(left.local).get(right.local).op(Do::Rest).tee(over);
    body_.get(over).i64(63).op(Do::ShiftRight).get(right.local).op(Do::And).op(Do::Add);
  }
  return {0, a.least >= 0 ? std::min(a.most, b.most - 1) : b.most - 1};
}

Bounds Expressions::shift(Op op, Held left, Held right) {
  ask_below(left, 0);
  if (!right.bounds.within(0, 62)) {
    body_.get(right.local).i64(62).op(Do::GreaterUnsigned);
    ask_if();
    right.bounds = {std::clamp<std::int64_t>(right.bounds.least, 0, 62),
                    std::clamp<std::int64_t>(right.bounds.most, 0, 62)};
  }
  if (op == Op::ShiftRight) {
    body_.get(left.local).get(right.local).op(Do::ShiftRight);
    return {left.bounds.least >> right.bounds.most, left.bounds.most >> right.bounds.least};
  }
  const WideBounds bounds{0, static_cast<__int128>(left.bounds.most) << right.bounds.most};
  if (!bounds.fits()) {
    body_.get(left.local).i64(kMost).get(right.local).op(Do::ShiftRight).op(Do::Greater);
    ask_if();
  }
  body_.get(left.local).get(right.local).op(Do::ShiftLeft);
  return bounds.narrow();
}

Bounds Expressions::bits(const Expr& expr) {
  std::int64_t least_most = kMost;
  std::int64_t most = 0;
  for (std::size_t i = 0; i < expr.args.size(); ++i) {
    Held number = held(expr.args[i]);
    ask_below(number, 0);
    body_.get(number.local);
    least_most = std::min(least_most, number.bounds.most);
    most = std::max(most, number.bounds.most);
    if (i == 0) continue;
    body_.op(expr.op == Op::Xor ? Do::Xor : expr.op == Op::BitAnd ? Do::And : Do::Or);
  }
  if (expr.op == Op::BitAnd) return {0, least_most};
  // All bits up to the highest: no result is larger.
  std::uint64_t filled = static_cast<std::uint64_t>(most);
  for (int shift = 1; shift < 64; shift *= 2) filled |= filled >> shift;
  return {0, static_cast<std::int64_t>(filled)};
}

Bounds Expressions::call(const Expr& expr) {
  const auto function = static_cast<Function>(expr.number);
  if (function == Function::Len) return length(expr.args[0]);
  Held number = held(expr.args[0]);
  const auto size = [](const Held& each) { return std::max(-each.bounds.least, each.bounds.most); };
  switch (function) {
    case Function::Abs:
      ask_least(number);
      body_.get(number.local);
      if (number.bounds.least >= 0) return number.bounds;
      body_.i64(0).get(number.local).op(Do::Subtract);
      body_.get(number.local).i64(0).op(Do::GreaterEqual).op(Do::Select);
      return {0, size(number)};
    case Function::PopCount:
      ask_below(number, 0);
      body_.get(number.local).op(Do::CountBits);
      return {0, 63};
    default: break;
  }
  Held other = held(expr.args[1]);
  if (function == Function::Gcd) {
    ask_least(number);
    ask_least(other);
    body_.get(number.local).get(other.local).call(helpers_.gcd());
    return {0, std::max(size(number), size(other))};
  }
  // The nim product is recursive and would need a function of its own. Rules with it are interpreted.
  refused_ = refused_ || function == Function::NimProduct;
  ask_below(number, 0);
  if (function == Function::Bit) {
    ask_below(other, 0);
    // Larger shifts become 63, which leaves the sign bit, 0.
    body_.get(number.local).get(other.local).i64(63);
    body_.get(other.local).i64(63).op(Do::Less).op(Do::Select);
    body_.op(Do::ShiftRight).i64(1).op(Do::And);
    return {0, 1};
  }
  ask_below(other, 1);
  body_.get(number.local).get(other.local).call(helpers_.root());
  return {0, number.bounds.most};
}

}  // namespace grundy::rule
