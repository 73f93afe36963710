#include "families/rule/print/intervals.hpp"

#include <algorithm>
#include <limits>

#include "families/rule/language/functions.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

constexpr Wide kLeast = std::numeric_limits<std::int64_t>::min();
constexpr Wide kMost = std::numeric_limits<std::int64_t>::max();
/// The largest count: no run lasts longer.
constexpr Wide kMostCounted = kMaxExact;

Wide floor_of(Wide a, Wide b) { return a / b - (a % b < 0 ? 1 : 0); }

// The least number that is all ones in binary and not below `high`.
Wide all_ones(Wide high) {
  Wide ones = 0;
  while (ones < high) ones = 2 * ones + 1;
  return ones;
}

Interval joined(const Interval& a, const Interval& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high), a.faults || b.faults, false};
}

Interval quotient(const Interval& a, const Interval& b) {
  const Wide least = std::max<Wide>(b.low, 1);
  const Wide most = std::max<Wide>(b.high, 1);
  const auto ends = {floor_of(a.low, least), floor_of(a.low, most), floor_of(a.high, least),
                     floor_of(a.high, most)};
  return {std::min(ends), std::max(ends), b.low < 1, b.low < 1};
}

Interval rest(const Interval& a, const Interval& b) {
  if (b.low < 1) return {0, std::max<Wide>(b.high - 1, 0), true, true};
  if (a.is_one() && b.is_one()) {
    const Wide value = a.low - floor_of(a.low, b.low) * b.low;
    return {value, value};
  }
  return {0, a.low < 0 ? b.high - 1 : std::min(a.high, b.high - 1)};
}

}  // namespace

Intervals::Intervals(const Rule& rule, bool faults_beyond)
    : rule_(rule), faults_beyond_(faults_beyond) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i) variables_[i] = {0, Wide{kMaxExact}};
  for (const Named& let : rule.lets) lets_.push_back(of(let.expr));
}

Interval Intervals::held(Wide low, Wide high) const {
  const bool over = low < kLeast || high > kMost;
  const bool here = over && faults_beyond_;
  return {std::clamp(low, kLeast, kMost), std::clamp(high, kLeast, kMost), here, here, over};
}

Interval Intervals::among(std::initializer_list<Wide> ends) const {
  return held(std::min(ends), std::max(ends));
}

Interval Intervals::shifted(Op op, const Interval& a, const Interval& b) const {
  const bool wrong = a.low < 0 || b.low < 0 || b.high > 62;
  if (wrong) return {0, op == Op::ShiftLeft ? kMost : std::max<Wide>(a.high, 0), true, true};
  const int least = static_cast<int>(b.low);
  const int most = static_cast<int>(b.high);
  if (op == Op::ShiftLeft) return held(a.low << least, a.high << most);
  return {a.low >> most, a.high >> least};
}

Interval Intervals::of(const Expr& expr) {
  const auto number = static_cast<std::size_t>(expr.number);
  switch (expr.op) {
    case Op::Number: return {expr.number, expr.number};
    case Op::Variable: return variables_[number];
    case Op::Let: return {lets_[number].low, lets_[number].high, lets_[number].faults};
    case Op::Data: return numbers_of(rule_.data[number]);
    case Op::Item: return item(expr);
    case Op::Call: return call(expr);
    case Op::Fold: return fold(expr);
    default: return operation(expr);
  }
}

Interval Intervals::operation(const Expr& expr) {
  std::vector<Interval> args;
  bool inner = false;
  bool over = false;
  for (const Expr& arg : expr.args) {
    args.push_back(of(arg));
    inner = inner || args.back().faults;
    over = over || args.back().over;
  }
  const Interval& a = args.front();
  const Interval& b = args.back();
  const auto with_faults = [&](Interval interval) {
    interval.faults = interval.faults || inner;
    interval.over = interval.over || over;
    return interval;
  };
  switch (expr.op) {
    case Op::Negate: return with_faults(held(-a.high, -a.low));
    case Op::Add: return with_faults(held(a.low + b.low, a.high + b.high));
    case Op::Subtract: return with_faults(held(a.low - b.high, a.high - b.low));
    case Op::Multiply:
      return with_faults(among({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high}));
    case Op::Divide: return with_faults(quotient(a, b));
    case Op::Modulo: return with_faults(rest(a, b));
    case Op::ShiftLeft:
    case Op::ShiftRight: return with_faults(shifted(expr.op, a, b));
    case Op::Xor:
    case Op::BitAnd:
    case Op::BitOr: {
      Wide high = a.high;
      bool negative = false;
      for (const Interval& arg : args) {
        high = expr.op == Op::BitAnd ? std::min(high, arg.high) : std::max(high, arg.high);
        negative = negative || arg.low < 0;
      }
      if (expr.op != Op::BitAnd) high = all_ones(high);
      return with_faults({0, std::max<Wide>(high, 0), negative, negative});
    }
    case Op::Span: return {a.low, std::max(a.low, b.high), inner, false};
    case Op::Set: {
      Interval all = a;
      for (const Interval& arg : args) all = joined(all, arg);
      return all;
    }
    default: return {0, 1, inner, false};
  }
}

Interval Intervals::numbers_of(const Data& data) const {
  Interval all{data.rows[0][0], data.rows[0][0]};
  for (const auto& row : data.rows) {
    for (const std::int64_t number : row) all = joined(all, {number, number});
  }
  return all;
}

Interval Intervals::item(const Expr& expr) {
  const Expr& list = expr.args[0];
  const Interval numbers = of(list);
  const Interval place = of(expr.args[1]);
  Wide size = 0;
  if (list.op == Op::Data) {
    const auto& rows = rule_.data[static_cast<std::size_t>(list.number)].rows;
    size = static_cast<Wide>(list.type == Type::Table ? rows.size() : rows[0].size());
  }
  const bool here = place.low < 0 || place.high >= size;
  return {numbers.low, numbers.high, here || numbers.faults || place.faults, here};
}

Interval Intervals::call(const Expr& expr) {
  const Interval a = of(expr.args[0]);
  const Interval b = of(expr.args.back());
  const bool inner = a.faults || b.faults;
  const auto made = [&](Wide low, Wide high, bool here) {
    return Interval{low, std::max(low, high), inner || here, here};
  };
  const auto size = [](const Interval& interval) {
    return std::min(kMost, std::max(-interval.low, interval.high));
  };
  switch (static_cast<Function>(expr.number)) {
    case Function::Abs: return made(0, size(a), a.low == kLeast);
    case Function::Gcd:
      return made(0, std::max(size(a), size(b)), a.low == kLeast || b.low == kLeast);
    case Function::PopCount: return made(0, 63, a.low < 0);
    case Function::Bit: return made(0, 1, a.low < 0 || b.low < 0);
    case Function::Root: return made(0, a.high, a.low < 0 || b.low < 1);
    case Function::NimProduct: {
      // Nim products of numbers below 2^(2^k) are below it as well.
      int bits = 1;
      while (bits < 63 && std::max(a.high, b.high) >> bits != 0) bits = std::min(2 * bits, 63);
      return made(0, (Wide{1} << bits) - 1, a.low < 0 || b.low < 0 || bits == 63);
    }
    case Function::IsPrime: return made(0, 1, false);
    case Function::Digits: return made(0, 9, a.low < 0);
    case Function::Len: return made(0, kMostCounted, false);
    case Function::Powers: return made(1, b.high, a.low < 2);
    default: return made(1, a.high, false);
  }
}

Interval Intervals::fold(const Expr& expr) {
  const auto fold = static_cast<Fold>(expr.number);
  bool inner = false;
  for (const Clause& clause : expr.each) {
    inner = inner || of(clause.expr).faults;
    if (clause.is_loop()) enter(clause);
  }
  const bool listed = !expr.each.empty() || expr.args[0].type == Type::List;
  Interval all = of(expr.args[0]);
  Interval sum = all;
  bool over = false;
  for (std::size_t i = 1; i < expr.args.size(); ++i) {
    const Interval arg = of(expr.args[i]);
    sum = held(sum.low + arg.low, sum.high + arg.high);
    over = over || sum.here;
    all.low = fold == Fold::Max ? std::max(all.low, arg.low) : std::min(all.low, arg.low);
    all.high = fold == Fold::Min ? std::min(all.high, arg.high) : std::max(all.high, arg.high);
    all.faults = all.faults || arg.faults;
  }
  Interval folded;
  switch (fold) {
    case Fold::Min:
    case Fold::Max: folded = {all.low, all.high, listed, listed}; break;
    case Fold::Sum:
      folded = listed ? Interval{all.low < 0 ? kLeast : 0, kMost, faults_beyond_, faults_beyond_}
                      : Interval{sum.low, sum.high, over, over};
      break;
    case Fold::Count: folded = {0, kMostCounted}; break;
    case Fold::Any:
    case Fold::All: folded = {0, 1}; break;
  }
  folded.faults = folded.faults || all.faults || inner;
  return folded;
}

}  // namespace grundy::rule
