#include <limits>

#include "families/rule/emit/expressions.hpp"
#include "families/rule/run/number_lists.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::Move;
using wasm::ValueType;

namespace {

// Constant sets with more numbers are read from the tables; other sets repeat the code for each number.
constexpr std::size_t kWrittenOut = 4;

std::optional<std::int64_t> constant(const Expr& expr) {
  if (expr.op == Op::Number) return expr.number;
  if (expr.op == Op::Negate && expr.args[0].op == Op::Number) return -expr.args[0].number;
  return std::nullopt;
}

std::optional<std::vector<std::int64_t>> constants(const std::vector<Expr>& exprs) {
  std::vector<std::int64_t> numbers;
  for (const Expr& expr : exprs) {
    const auto number = constant(expr);
    if (!number) return std::nullopt;
    numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace

void Expressions::choices(std::span<const Clause> clauses, const Inner& inner) {
  if (clauses.empty()) return inner();
  const Clause& clause = clauses.front();
  const auto rest = clauses.subspan(1);
  if (clause.is_loop()) {
    numbers(clause.expr, [&](Held number) {
      slots_[clause.slot] = number;
      choices(rest, inner);
    });
    return;
  }
  const Label unmet = body_.block();
  go_unless(clause.expr, unmet);
  choices(rest, inner);
  body_.end();
}

void Expressions::numbers(const Expr& range, const Visit& visit) {
  refused_ = refused_ || body_.size() > kMaxEmitted;
  if (refused_) return;
  switch (range.op) {
    case Op::Span: return span(range, visit);
    case Op::Set: return set(range, visit);
    case Op::Data: return listed(tables_.data(static_cast<std::size_t>(range.number)), visit);
    case Op::Item: return row(range, visit);
    case Op::Let: return numbers(rule_.lets[static_cast<std::size_t>(range.number)].expr, visit);
    default: return named(range, visit);
  }
}

void Expressions::span(const Expr& range, const Visit& visit) {
  const Held last = held(range.args[1]);
  const Local number = body_.local();
  const Bounds first = this->number(range.args[0]);
  body_.set(number);
  const Label out = body_.block();
  body_.get(number).get(last.local).op(Do::Greater).go_if(out);
  body_.get(last.local).get(number).op(Do::Subtract);
  if (difference(last.bounds, first).most >= kEmittedSteps) {
    const Local more = body_.local();
    body_.tee(more).i64(kEmittedSteps).op(Do::GreaterEqualUnsigned);
    ask_if();
    body_.get(more);
  }
  body_.i64(1).op(Do::Add);
  spend_ahead();
  const Label again = body_.loop();
  spend_round();
  Bounds bounds{first.least, std::max(first.least, last.bounds.most)};
  for (std::size_t i = 0; i < rule_.numbers.size(); ++i) {
    bounds.above[i] = Gap{gap(first, i).least}.and_also({Gap::kNoLeast, gap(last.bounds, i).most});
  }
  visit({number, bounds});
  if (last.bounds.most < std::numeric_limits<std::int64_t>::max()) {
    body_.get(number).i64(1).op(Do::Add).tee(number).get(last.local);
    body_.op(Do::LessEqual).go_if(again);
  } else {
    body_.get(number).get(last.local).op(Do::GreaterEqual).go_if(out);
    body_.get(number).i64(1).op(Do::Add).set(number).go(again);
  }
  body_.end().end();
}

void Expressions::set(const Expr& range, const Visit& visit) {
  if (range.args.size() > kWrittenOut) {
    if (const auto all = constants(range.args)) return listed(tables_.add(*all), visit);
  }
  for (const Expr& item : range.args) {
    if (item.type == Type::List) {
      numbers(item, visit);
    } else if (body_.size() <= kMaxEmitted) {
      if (range.args.size() > kWrittenOut) {
        body_.i64(1);
        spend();
      }
      visit(held(item));
    } else {
      refused_ = true;
    }
  }
}

void Expressions::address(Local place, std::uint32_t first) {
  body_.get(place).i64(first).op(Do::Add).op(Do::Narrow).i32(3).op(Do::ShiftLeft32);
  body_.get_global(wasm::Module::kAddress).op(Do::Add32);
}

// Visits the numbers from one address to another, at least one.
void Expressions::between(Local place, Local end, Bounds bounds, const Visit& visit) {
  const Local number = body_.local();
  const Label again = body_.loop();
  body_.get(place).op(Move::Load).set(number);
  spend_round();
  visit({number, bounds});
  body_.get(place).i32(8).op(Do::Add32).tee(place);
  body_.get(end).op(Do::LessUnsigned32).go_if(again).end();
}

// Sets where a list begins; the answer is a variable of where it ends.
Local Expressions::find_list(Tables::List list, Local place) {
  const Local end = body_.local(ValueType::I32);
  body_.get_global(wasm::Module::kAddress).i32(list.first * 8).op(Do::Add32).tee(place);
  body_.i32(list.count * 8).op(Do::Add32).set(end);
  return end;
}

void Expressions::listed(Tables::List list, const Visit& visit) {
  if (list.count == 0) return;
  body_.i64(list.count);
  spend_ahead();
  const Local place = body_.local(ValueType::I32);
  between(place, find_list(list, place), list.bounds, visit);
}

// Leaves the address of what the tables say of a row: where it begins and, after it, its count.
Tables::List Expressions::find_row(const Expr& item) {
  const Tables::List rows = tables_.rows(static_cast<std::size_t>(item.args[0].number));
  const Held which = argument(item.args[1]);
  body_.get(which.local).i64(rows.count).op(Do::GreaterEqualUnsigned);
  ask_if();
  const Local entry = body_.local();
  body_.get(which.local).i64(1).op(Do::ShiftLeft).set(entry);
  address(entry, rows.first);
  return rows;
}

// Visits one row of data, which has at least one number.
void Expressions::row(const Expr& item, const Visit& visit) {
  const Tables::List rows = find_row(item);
  const Local entry = body_.local(ValueType::I32);
  const Local count = body_.local();
  const Local place = body_.local(ValueType::I32);
  const Local end = body_.local(ValueType::I32);
  body_.tee(entry).op(Move::Load, 8).tee(count);
  spend_ahead();
  body_.get(entry).op(Move::Load).op(Do::Narrow).i32(3).op(Do::ShiftLeft32);
  body_.get_global(wasm::Module::kAddress).op(Do::Add32).tee(place);
  body_.get(count).op(Do::Narrow).i32(3).op(Do::ShiftLeft32).op(Do::Add32).set(end);
  between(place, end, rows.bounds, visit);
}

// A loop within the argument may use the slots of loops outside, which are restored.
Held Expressions::argument(const Expr& expr) {
  const auto outside = slots_;
  const Held number = held(expr);
  slots_ = outside;
  return number;
}

void Expressions::named(const Expr& call, const Visit& visit) {
  const auto function = static_cast<Function>(call.number);
  const Held number = argument(call.args[0]);
  switch (function) {
    case Function::Powers: return powers(number, argument(call.args[1]), visit);
    case Function::Digits: return digits(number, visit);
    case Function::Divisors: return divisors(number, visit);
    case Function::Primes:
    case Function::Fibonacci:
    case Function::Factorials: return rising(function, number, visit);
    default: return formula(function, number, visit);
  }
}

// Visits the numbers of a table up to a bound.
void Expressions::rising(Function function, Held bound, const Visit& visit) {
  const Tables::List list = tables_.sequence(function);
  if (function == Function::Primes) ask_above(bound, Tables::kPrimesTo);
  const Local place = body_.local(ValueType::I32);
  const Local end = find_list(list, place);
  const Local number = body_.local();
  const Label out = body_.block();
  const Label again = body_.loop();
  body_.get(place).op(Move::Load).tee(number).get(bound.local).op(Do::Greater).go_if(out);
  body_.i64(1);
  spend();
  visit({number, {list.bounds.least, std::max(list.bounds.least, bound.bounds.most)}});
  body_.get(place).i32(8).op(Do::Add32).tee(place);
  body_.get(end).op(Do::LessUnsigned32).go_if(again).end().end();
}

// Visits the numbers of a formula, up to a bound. Lists of more than a million are a fault.
void Expressions::formula(Function function, Held bound, const Visit& visit) {
  const std::uint64_t first_beyond = member_at(set_of(function), kMaxListed + 1);
  const auto most = static_cast<std::int64_t>(first_beyond - 1);
  ask_above(bound, most);
  const Local i = body_.local();
  const Local number = body_.local();
  body_.i64(1).set(i);
  const Label out = body_.block();
  const Label again = body_.loop();
  switch (function) {
    case Function::Squares: body_.get(i).get(i).op(Do::Multiply); break;
    case Function::Cubes: body_.get(i).get(i).op(Do::Multiply).get(i).op(Do::Multiply); break;
    case Function::Triangular:
      body_.get(i).get(i).i64(1).op(Do::Add).op(Do::Multiply).i64(1).op(Do::ShiftRight);
      break;
    case Function::Evens: body_.get(i).i64(1).op(Do::ShiftLeft); break;
    default: body_.get(i).i64(1).op(Do::ShiftLeft).i64(1).op(Do::Subtract); break;
  }
  body_.tee(number).get(bound.local).op(Do::Greater).go_if(out);
  body_.i64(1);
  spend();
  visit({number, {1, std::clamp<std::int64_t>(bound.bounds.most, 1, most)}});
  body_.get(i).i64(1).op(Do::Add).set(i).go(again).end().end();
}

void Expressions::powers(Held base, Held bound, const Visit& visit) {
  ask_below(base, 2);
  const Local number = body_.local();
  body_.i64(1).set(number);
  const Label out = body_.block();
  const Label again = body_.loop();
  body_.get(number).get(bound.local).op(Do::Greater).go_if(out);
  body_.i64(1);
  spend();
  visit({number, {1, std::max<std::int64_t>(1, bound.bounds.most)}});
  // Stops if the next power is beyond the bound, and perhaps beyond 64 bits.
  body_.get(number).get(bound.local).get(base.local).op(Do::DivideUnsigned);
  body_.op(Do::Greater).go_if(out);
  body_.get(number).get(base.local).op(Do::Multiply).set(number).go(again).end().end();
}

void Expressions::digits(Held number, const Visit& visit) {
  ask_below(number, 0);
  const Local power = body_.local();
  const Local digit = body_.local();
  body_.i64(1).set(power);
  const Label highest = body_.block();
  const Label higher = body_.loop();
  body_.get(number.local).get(power).op(Do::DivideUnsigned).i64(10).op(Do::Less).go_if(highest);
  body_.get(power).i64(10).op(Do::Multiply).set(power).go(higher).end().end();
  const Label again = body_.loop();
  body_.get(number.local).get(power).op(Do::DivideUnsigned).i64(10).op(Do::RestUnsigned);
  body_.set(digit).i64(1);
  spend();
  visit({digit, {0, 9}});
  body_.get(power).i64(10).op(Do::DivideUnsigned).tee(power).i64(0).op(Do::Greater);
  body_.go_if(again).end();
}

// Visits the divisors up to the root, ascending, then on the way back the quotients by these.
void Expressions::divisors(Held number, const Visit& visit) {
  const Label out = body_.block();
  body_.get(number.local).i64(1).op(Do::Less).go_if(out);
  const Local most = body_.local();
  const Local tried = body_.local();
  const Local step = body_.local();
  const Local divisor = body_.local();
  body_.get(number.local).i64(2).call(helpers_.root()).tee(most);
  body_.i64(kEmittedSteps).op(Do::GreaterEqual);
  ask_if();
  body_.get(most);
  spend();
  body_.i64(1).tee(tried).set(step);
  const Label again = body_.loop();
  const Label none = body_.block();
  body_.get(number.local).get(tried).op(Do::RestUnsigned).op(Do::EqualZero);
  body_.op(Do::EqualZero32).go_if(none);
  body_.get(tried).set(divisor);
  body_.get(step).i64(0).op(Do::Less).when();
  body_.get(number.local).get(tried).op(Do::DivideUnsigned).tee(divisor);
  body_.get(tried).op(Do::Equal).go_if(none).end().i64(1);
  spend();
  visit({divisor, {1, std::max<std::int64_t>(1, number.bounds.most)}});
  body_.end();
  body_.get(tried).get(step).op(Do::Add).tee(tried).get(most).op(Do::Greater).when();
  body_.get(most).set(tried).i64(-1).set(step).end();
  body_.get(tried).i64(0).op(Do::Greater).go_if(again);
  body_.end().end();
}

Bounds Expressions::length(const Expr& list) {
  if (list.op == Op::Data) {
    const Data& data = rule_.data[static_cast<std::size_t>(list.number)];
    const std::size_t size = data.is_table() ? data.rows.size() : data.rows[0].size();
    const auto count = static_cast<std::int64_t>(size);
    body_.i64(count);
    return {count, count};
  }
  if (list.op == Op::Let) {
    return length(rule_.lets[static_cast<std::size_t>(list.number)].expr);
  }
  if (list.op != Op::Item) {
    refused_ = true;
    body_.i64(0);
    return {};
  }
  find_row(list);
  body_.op(Move::Load, 8);
  return {1, UINT32_MAX};
}

Bounds Expressions::item(const Expr& expr) {
  const Expr* list = &expr.args[0];
  while (list->op == Op::Let) list = &rule_.lets[static_cast<std::size_t>(list->number)].expr;
  if (list->op != Op::Data && list->op != Op::Item) {
    refused_ = true;
    body_.i64(0);
    return {};
  }
  const Held place = held(expr.args[1]);
  if (list->op == Op::Data) {
    const Tables::List data = tables_.data(static_cast<std::size_t>(list->number));
    body_.get(place.local).i64(data.count).op(Do::GreaterEqualUnsigned);
    ask_if();
    address(place.local, data.first);
    body_.op(Move::Load);
    return data.bounds;
  }
  const Tables::List rows = find_row(*list);
  const Local entry = body_.local(ValueType::I32);
  const Local at = body_.local();
  body_.tee(entry).op(Move::Load, 8).get(place.local).op(Do::LessEqualUnsigned);
  ask_if();
  body_.get(entry).op(Move::Load).get(place.local).op(Do::Add).set(at);
  address(at, 0);
  body_.op(Move::Load);
  return rows.bounds;
}

}  // namespace grundy::rule
