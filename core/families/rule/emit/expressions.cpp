#include "families/rule/emit/expressions.hpp"

namespace grundy::rule {

using wasm::Do;
using wasm::Label;
using wasm::Local;
using wasm::ValueType;

namespace {

Do comparison(Op op) {
  switch (op) {
    case Op::Equal: return Do::Equal;
    case Op::NotEqual: return Do::NotEqual;
    case Op::Less: return Do::Less;
    case Op::LessEqual: return Do::LessEqual;
    case Op::Greater: return Do::Greater;
    default: return Do::GreaterEqual;
  }
}

}  // namespace

Expressions::Expressions(const Rule& rule, Tables& tables, Helpers& helpers, wasm::Body& body)
    : rule_(rule), tables_(tables), helpers_(helpers), body_(body), lets_(rule.lets.size()) {
  left_ = body_.local();
}

void Expressions::begin() { body_.i64(kEmittedSteps).set(left_); }

void Expressions::leave(Emitted answer) {
  body_.get_global(wasm::Module::kCount).i64(kEmittedSteps).op(Do::Add);
  body_.get(left_).op(Do::Subtract).set_global(wasm::Module::kCount);
  body_.i32(static_cast<std::uint32_t>(answer)).op(Do::Return);
}

void Expressions::spend() {
  const Local steps = body_.local();
  body_.set(steps).get(left_).get(steps).op(Do::Subtract).tee(left_).i64(0).op(Do::Less);
  ask_if();
}

void Expressions::spend_ahead() {
  if (by_rounds_) {
    body_.op(Do::Drop);
  } else {
    spend();
  }
}

void Expressions::spend_round() {
  if (!by_rounds_) return;
  body_.i64(1);
  spend();
}

void Expressions::stand_at(std::span<const Held> numbers) {
  std::copy(numbers.begin(), numbers.end(), slots_.begin());
  for (std::size_t i = 0; i < numbers.size(); ++i) slots_[i].bounds.above[i] = {0, 0};
}

// The value of a let does not depend on where it is used; a fault in it matters only where it is used.
void Expressions::find_lets() {
  const auto mark_clauses = [&](const std::vector<Clause>& clauses) {
    for (const Clause& clause : clauses) mark_lets(clause.expr);
  };
  for (const auto* condition : {&rule_.lost, &rule_.won, &rule_.end}) {
    if (*condition) mark_lets(**condition);
  }
  for (const MoveKind& kind : rule_.moves) {
    mark_clauses(kind.clauses);
    for (const Part& part : kind.parts) {
      mark_clauses(part.each);
      if (part.copies) mark_lets(*part.copies);
      for (const Expr& each : part.place) mark_lets(each);
    }
  }
  for (std::size_t let = lets_.size(); let-- > 0;) {
    if (lets_[let]) mark_lets(rule_.lets[let].expr);
  }
  for (std::size_t let = 0; let < lets_.size(); ++let) {
    if (lets_[let] && rule_.lets[let].expr.type != Type::List) find_let(let);
  }
}

void Expressions::mark_lets(const Expr& expr) {
  if (expr.op == Op::Let) lets_[static_cast<std::size_t>(expr.number)].emplace();
  for (const Expr& arg : expr.args) mark_lets(arg);
  for (const Clause& clause : expr.each) mark_lets(clause.expr);
}

void Expressions::find_let(std::size_t let) {
  const Expr& expr = rule_.lets[let].expr;
  const Label outside = ask_;
  const std::size_t before = asks_;
  LetHeld& found = *lets_[let];
  const Local known = body_.local(ValueType::I32);
  body_.i32(0).set(known);
  ask_ = body_.block();
  if (expr.type == Type::Condition) {
    found.value.local = body_.local(ValueType::I32);
    condition(expr);
    body_.set(found.value.local);
  } else {
    found.value.bounds = number(expr);
    found.value.local = body_.local();
    body_.set(found.value.local);
  }
  body_.i32(1).set(known).end();
  ask_ = outside;
  if (asks_ != before) found.known = known;
}

Held Expressions::held(const Expr& expr) {
  if (expr.op == Op::Variable) {
    const Held& variable = slots_[static_cast<std::size_t>(expr.number)];
    if (!variable.bounds.constant()) return variable;
  }
  const Bounds bounds = number(expr);
  const Local local = body_.local();
  body_.set(local);
  return {local, bounds};
}

// Asks if the number is less.
void Expressions::ask_below(Held& number, std::int64_t least) {
  if (number.bounds.least >= least) return;
  body_.get(number.local).i64(least).op(Do::Less);
  ask_if();
  number.bounds.least = least;
  number.bounds.most = std::max(number.bounds.most, least);
}

void Expressions::ask_above(const Held& number, std::int64_t most) {
  if (number.bounds.most <= most) return;
  body_.get(number.local).i64(most).op(Do::Greater);
  ask_if();
}

// Asks if the number is the least of 64 bits, which has no negative.
void Expressions::ask_least(Held& number) {
  constexpr std::int64_t kLeast = std::numeric_limits<std::int64_t>::min();
  if (number.bounds.least != kLeast) return;
  body_.get(number.local).i64(kLeast).op(Do::Equal);
  ask_if();
  number.bounds.least += 1;
  number.bounds.most = std::max(number.bounds.most, number.bounds.least);
}

Bounds Expressions::number(const Expr& expr) {
  switch (expr.op) {
    case Op::Number: body_.i64(expr.number); return {expr.number, expr.number};
    case Op::Variable: {
      const Held& variable = slots_[static_cast<std::size_t>(expr.number)];
      if (variable.bounds.constant()) {
        body_.i64(variable.bounds.least);
      } else {
        body_.get(variable.local);
      }
      return variable.bounds;
    }
    case Op::Let: {
      const LetHeld& let = *lets_[static_cast<std::size_t>(expr.number)];
      if (let.known) {
        body_.get(*let.known);
        ask_unless();
      }
      body_.get(let.value.local);
      return let.value.bounds;
    }
    case Op::Negate: return negate(expr);
    case Op::Xor:
    case Op::BitAnd:
    case Op::BitOr: return bits(expr);
    case Op::Item: return item(expr);
    case Op::Call: return call(expr);
    case Op::Fold: return fold(expr);
    default: return arithmetic(expr);
  }
}

void Expressions::condition(const Expr& expr) {
  switch (expr.op) {
    case Op::Let: static_cast<void>(number(expr)); return;
    case Op::Not:
      condition(expr.args[0]);
      body_.op(Do::EqualZero32);
      return;
    case Op::And:
    case Op::Or: {
      const bool all = expr.op == Op::And;
      const Label decided = body_.block(ValueType::I32);
      for (std::size_t i = 0; i + 1 < expr.args.size(); ++i) {
        body_.i32(all ? 0 : 1);
        condition(expr.args[i]);
        if (all) body_.op(Do::EqualZero32);
        body_.go_if(decided).op(Do::Drop);
      }
      condition(expr.args.back());
      body_.end();
      return;
    }
    case Op::Call: {
      const Held number = held(expr.args[0]);
      ask_above(number, Tables::kPrimesTo);
      body_.i64(20);
      spend();
      body_.get(number.local).call(helpers_.is_prime());
      return;
    }
    case Op::Fold: any_or_all(expr); return;
    default: break;
  }
  number(expr.args[0]);
  number(expr.args[1]);
  body_.op(comparison(expr.op));
}

void Expressions::go_unless(const Expr& expr, Label label) {
  if (expr.op == Op::And) {
    for (const Expr& arg : expr.args) go_unless(arg, label);
    return;
  }
  condition(expr);
  body_.op(Do::EqualZero32).go_if(label);
}

}  // namespace grundy::rule
