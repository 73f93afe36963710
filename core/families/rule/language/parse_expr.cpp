#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/parser.hpp"
#include "params/fields.hpp"

namespace grundy::rule {
namespace {

struct Relation {
  std::string_view sign;
  std::string_view word;
  Op op;
};
constexpr std::array<Relation, 6> kRelations = {{{"==", "eq", Op::Equal},
                                                 {"!=", "ne", Op::NotEqual},
                                                 {"<", "lt", Op::Less},
                                                 {"<=", "le", Op::LessEqual},
                                                 {">", "gt", Op::Greater},
                                                 {">=", "ge", Op::GreaterEqual}}};

constexpr std::array<std::pair<std::string_view, Op>, 5> kBits = {{{"shl", Op::ShiftLeft},
                                                                   {"shr", Op::ShiftRight},
                                                                   {"xor", Op::Xor},
                                                                   {"bitand", Op::BitAnd},
                                                                   {"bitor", Op::BitOr}}};

const Relation* relation_of(const Token& token) {
  if (token.kind == Token::Kind::Stray) return nullptr;
  const auto found = std::find_if(kRelations.begin(), kRelations.end(), [&](const Relation& each) {
    return token.text == each.sign || token.text == each.word;
  });
  return found == kRelations.end() ? nullptr : &*found;
}

std::optional<Op> bits_of(const Token& token) {
  for (const auto& [word, op] : kBits) {
    if (token.text == word) return op;
  }
  return std::nullopt;
}

std::vector<Expr> pair_of(Expr left, Expr right) {
  std::vector<Expr> both;
  both.push_back(std::move(left));
  both.push_back(std::move(right));
  return both;
}

}  // namespace

Expr Parser::expr() {
  ++nested_;
  Expr first;
  if (nest()) {
    first = conjunction();
    if (is("or")) {
      std::vector<Expr> args;
      args.push_back(std::move(first));
      while (take("or")) args.push_back(conjunction());
      first = made(Op::Or, std::move(args));
    }
  }
  --nested_;
  return first;
}

Expr Parser::conjunction() {
  Expr first = negation();
  if (!is("and")) return first;
  std::vector<Expr> args;
  args.push_back(std::move(first));
  while (take("and")) args.push_back(negation());
  return made(Op::And, std::move(args));
}

Expr Parser::negation() {
  const std::uint32_t from = token().from;
  if (!take("not")) return comparison();
  ++nested_;
  Expr negated;
  if (nest()) {
    std::vector<Expr> args;
    args.push_back(negation());
    negated = made(Op::Not, std::move(args));
    negated.from = from;
  }
  --nested_;
  return negated;
}

Expr Parser::comparison() {
  Expr left = bits();
  const Relation* relation = relation_of(token());
  if (relation == nullptr) return left;
  ++at_;
  Expr compared = made(relation->op, pair_of(std::move(left), bits()));
  if (!failed_ && relation_of(token()) != nullptr) {
    fail({token().from, token().to, ProblemCode::Malformed, "rule-chain", {}, std::nullopt});
  }
  return compared;
}

Expr Parser::bits() {
  Expr first = sum();
  const auto op = bits_of(token());
  if (!op) return first;
  std::vector<Expr> args;
  args.push_back(std::move(first));
  const bool shift = *op == Op::ShiftLeft || *op == Op::ShiftRight;
  do {
    ++at_;
    args.push_back(sum());
  } while (!shift && bits_of(token()) == op);
  if (!failed_ && bits_of(token())) {
    fail({token().from, token().to, ProblemCode::Malformed, "rule-mixed-bits", {}, std::nullopt});
  }
  return made(*op, std::move(args));
}

Expr Parser::sum() {
  Expr left = term();
  while (is("+") || is("-")) {
    const Op op = is("+") ? Op::Add : Op::Subtract;
    ++at_;
    left = made(op, pair_of(std::move(left), term()));
  }
  return left;
}

Expr Parser::term() {
  Expr left = unary();
  while (is("*") || is("/") || is("%") || is("mod")) {
    const Op op = is("*") ? Op::Multiply : is("/") ? Op::Divide : Op::Modulo;
    ++at_;
    left = made(op, pair_of(std::move(left), unary()));
  }
  return left;
}

Expr Parser::unary() {
  const std::uint32_t from = token().from;
  if (!take("-")) return atom();
  ++nested_;
  Expr negated;
  if (nest()) {
    std::vector<Expr> args;
    args.push_back(unary());
    negated = made(Op::Negate, std::move(args));
    negated.from = from;
  }
  --nested_;
  return negated;
}

Expr Parser::atom() {
  const Token start = token();
  Expr read;
  read.from = start.from;
  read.to = start.to;
  if (start.kind == Token::Kind::Number) {
    const std::uint64_t value = *whole_number(start.text);
    if (value > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) {
      fail({start.from, start.to, ProblemCode::Range, "rule-digits", {}, std::nullopt});
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
    fail({from, read.to, ProblemCode::Limit, "rule-nested", {std::to_string(kMaxNested)}, {}});
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
