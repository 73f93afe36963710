#include <algorithm>
#include <limits>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/parser.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

std::vector<Expr> pair_of(Expr left, Expr right) {
  std::vector<Expr> both;
  both.push_back(std::move(left));
  both.push_back(std::move(right));
  return both;
}

}  // namespace

Expr Parser::expr() {
  ++nested_;
  Expr read;
  if (nest()) read = operation(Level::Or);
  --nested_;
  return read;
}

// An operation of this level, or what binds more tightly.
Expr Parser::operation(Level level) {
  switch (level) {
    case Level::Or:
    case Level::And:
    case Level::Bits: return row(level);
    case Level::Sum:
    case Level::Term: return chain(level);
    case Level::Comparison: return comparison();
    case Level::Not:
    case Level::Sign: return prefixed(level);
    default: return atom();
  }
}

// One operation on all that a single operator stands between. Shifts have two sides.
Expr Parser::row(Level level) {
  Expr first = operation(tighter(level));
  const Operator* sign = sign_of(level);
  if (sign == nullptr) return first;
  std::vector<Expr> args;
  args.push_back(std::move(first));
  const bool shift = sign->op == Op::ShiftLeft || sign->op == Op::ShiftRight;
  do {
    ++at_;
    args.push_back(operation(tighter(level)));
  } while (!shift && sign_of(level) == sign);
  if (const Operator* other = sign_of(level)) {
    const Expr& last = args.back();
    ++at_;
    const Expr more = operation(tighter(level));
    const std::string begun = typed(text_.substr(args[0].from, last.from - args[0].from));
    const std::string then = " " + std::string(other->written) + " " + source(more);
    Slip slip{args[0].from, more.to, ProblemCode::Malformed, "rule-mixed-bits"};
    slip.instead = {begun + "(" + source(last) + then + ")",
                    "(" + begun + source(last) + ")" + then};
    fail(std::move(slip));
  }
  return made(sign->op, std::move(args));
}

// Operations from left to right.
Expr Parser::chain(Level level) {
  Expr left = operation(tighter(level));
  while (const Operator* sign = sign_of(level)) {
    ++at_;
    left = made(sign->op, pair_of(std::move(left), operation(tighter(level))));
  }
  return left;
}

Expr Parser::comparison() {
  Expr left = operation(Level::Bits);
  const Operator* relation = sign_of(Level::Comparison);
  if (relation == nullptr) return left;
  ++at_;
  Expr compared = made(relation->op, pair_of(std::move(left), operation(Level::Bits)));
  if (sign_of(Level::Comparison) != nullptr) {
    const std::uint32_t middle = compared.args[1].from;
    ++at_;
    const std::uint32_t to = operation(Level::Bits).to;
    fail({compared.from,
          to,
          ProblemCode::Malformed,
          "rule-chain",
          {},
          {source(compared) + " and " + typed(text_.substr(middle, to - middle))}});
  }
  return compared;
}

Expr Parser::prefixed(Level level) {
  const std::uint32_t from = token().from;
  const Operator* sign = sign_of(level);
  if (sign == nullptr) return operation(tighter(level));
  ++at_;
  ++nested_;
  Expr read;
  if (nest()) {
    std::vector<Expr> args;
    args.push_back(prefixed(level));
    read = made(sign->op, std::move(args));
    read.from = from;
  }
  --nested_;
  return read;
}

Expr Parser::atom() {
  const Token start = token();
  Expr read;
  read.from = start.from;
  read.to = start.to;
  if (start.kind == Token::Kind::Number) {
    const std::uint64_t value = *whole_number(start.text);
    if (value > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) {
      fail({start.from, start.to, ProblemCode::Range, "rule-digits"});
      return read;
    }
    read.number = static_cast<std::int64_t>(value);
    ++at_;
    return read;
  }
  if (take("(")) {
    read = expr();
    expect(")", "rule-close");
    if (failed_) return read;
    read.from = start.from;
    read.to = tokens_[at_ - 1].to;
    return indexed(std::move(read));
  }
  if (start.kind == Token::Kind::Name) {
    const auto fold_name = std::find(kFoldNames.begin(), kFoldNames.end(), start.text);
    if (fold_name != kFoldNames.end()) {
      ++at_;
      return indexed(fold(static_cast<Fold>(fold_name - kFoldNames.begin())));
    }
    if (function_named(start.text) != nullptr || !is_reserved(start.text)) return indexed(call());
  }
  fail_here("rule-expression");
  return read;
}

// A name, or a call of a function.
Expr Parser::call() {
  const Token name = token();
  ++at_;
  Expr read;
  read.op = Op::Name;
  read.name = std::string(name.text);
  read.from = name.from;
  read.to = name.to;
  if (function_named(name.text) == nullptr && !is("(")) return read;
  if (function_named(name.text) == nullptr && tokens_[at_].from != name.to) return read;
  expect("(", "rule-open");
  std::vector<Expr> args = arguments();
  expect(")", "rule-close");
  read = made(Op::Call, std::move(args));
  read.name = std::string(name.text);
  read.from = name.from;
  return read;
}

std::vector<Expr> Parser::arguments() {
  std::vector<Expr> args;
  do {
    args.push_back(expr());
  } while (take(","));
  return args;
}

Expr Parser::fold(Fold fold) {
  const std::uint32_t from = tokens_[at_ - 1].from;
  expect("(", "rule-open");
  std::vector<Expr> args;
  args.push_back(expr());
  std::vector<Clause> each;
  if (is("for")) {
    each = loops();
  } else if (take(",")) {
    std::vector<Expr> others = arguments();
    std::move(others.begin(), others.end(), std::back_inserter(args));
  }
  expect(")", "rule-close");
  std::size_t depth = 0;
  for (const Clause& clause : each) depth = std::max<std::size_t>(depth, clause.expr.depth);
  Expr read = made(Op::Fold, std::move(args));
  read.from = from;
  read.number = static_cast<std::int64_t>(fold);
  read.each = std::move(each);
  if (depth >= kMaxNested) {
    fail({from, read.to, ProblemCode::Limit, "rule-nested", {std::to_string(kMaxNested)}});
  }
  read.depth = std::max(read.depth, static_cast<std::uint8_t>(depth + 1));
  return read;
}

Expr Parser::indexed(Expr list) {
  while (is("[")) {
    ++at_;
    Expr place = expr();
    expect("]", "rule-close");
    list = made(Op::Item, pair_of(std::move(list), std::move(place)));
  }
  return list;
}

}  // namespace grundy::rule
