#include "families/rule/language/parser.hpp"

#include <algorithm>
#include <utility>

namespace grundy::rule {
bool Parser::is(std::string_view text) const {
  const Token::Kind kind = token().kind;
  return (kind == Token::Kind::Sign || kind == Token::Kind::Name) && token().text == text;
}

bool Parser::take(std::string_view text) {
  if (!is(text)) return false;
  ++at_;
  return true;
}

const Token& Parser::token() const { return failed_ ? tokens_.back() : tokens_[at_]; }

void Parser::expect(std::string_view sign, std::string_view code) {
  if (take(sign)) return;
  if (sign == "(") return fail_here(code, {std::string(sign)});
  const Token& here = token();
  const bool closed = here.text == ")" || here.text == "]" || here.text == "}";
  if (code == "rule-close" && (closed || here.kind == Token::Kind::End)) {
    return fail({here.from,
                 here.to,
                 ProblemCode::Malformed,
                 code,
                 {std::string(sign)},
                 {std::string(sign)}});
  }
  fail_after_operand(code, {std::string(sign)});
}

bool Parser::nest() {
  if (nested_ <= kMaxNested) return true;
  fail({token().from, token().to, ProblemCode::Limit, "rule-nested", {std::to_string(kMaxNested)}});
  return false;
}

Expr Parser::made(Op op, std::vector<Expr> args) {
  Expr made;
  made.op = op;
  if (failed_) return made;
  made.from = args.front().from;
  made.to = tokens_[at_ - 1].to;
  std::size_t depth = 0;
  for (const Expr& arg : args) depth = std::max<std::size_t>(depth, arg.depth);
  if (depth >= kMaxNested) {
    fail({made.from, made.to, ProblemCode::Limit, "rule-nested", {std::to_string(kMaxNested)}});
    return made;
  }
  made.depth = static_cast<std::uint8_t>(depth + 1);
  made.args = std::move(args);
  return made;
}

std::optional<Expr> Parser::expression() {
  Expr read = expr();
  if (token().kind != Token::Kind::End) fail_after_operand("rule-value-end");
  if (failed_) return std::nullopt;
  return read;
}

std::vector<MoveKind> Parser::moves(std::size_t numbers) {
  numbers_ = numbers;
  std::vector<MoveKind> kinds;
  while (true) {
    failed_ = false;
    nested_ = 0;
    kind_ = at_;
    MoveKind read = kind();
    if (!failed_) kinds.push_back(std::move(read));
    while (tokens_[at_].kind != Token::Kind::End && tokens_[at_].text != ";") ++at_;
    if (tokens_[at_].kind == Token::Kind::End) return kinds;
    ++at_;
  }
}

MoveKind Parser::kind() {
  MoveKind kind;
  kind.from = token().from;
  if (!take("none")) {
    do {
      kind.parts.push_back(part());
    } while (take(","));
  }
  kind.clauses = clauses();
  if (!failed_) kind.to = tokens_[at_ - 1].to;
  if (token().kind == Token::Kind::End || is(";")) return kind;
  if (kind.clauses.empty() && !kind.parts.empty()) {
    fail_after_operand("rule-kind-end");
  } else {
    const bool part_follows = is(",") && !kind.clauses.empty();
    fail_after_operand(part_follows ? "rule-parts-first" : "rule-clause-end");
  }
  return kind;
}

Part Parser::part() {
  Part part;
  if (take("copies")) {
    expect("(", "rule-open");
    part.copies = expr();
    expect(",", "rule-comma");
    part.place = place();
    expect(")", "rule-close");
  } else if (take("parts")) {
    expect("(", "rule-open");
    part.place = place();
    part.each = loops();
    expect(")", "rule-close");
  } else {
    const std::size_t start = at_;
    part.place = place();
    refuse_or(start);
  }
  return part;
}

// Refuses kinds of moves that «or» joins, as in a sentence: outside brackets a place has none.
void Parser::refuse_or(std::size_t start) {
  int nested = 0;
  for (std::size_t i = start; i <= at_; ++i) {
    const Token& here = tokens_[i];
    nested += here.text == "(" || here.text == "[" || here.text == "{";
    nested -= here.text == ")" || here.text == "]" || here.text == "}";
    if (nested > 0 || here.text != "or") continue;
    return fail({here.from, here.to, ProblemCode::Malformed, "rule-next-kind", {}, {";"}});
  }
}

std::vector<Expr> Parser::place() {
  if (numbers_ == 1) {
    std::vector<Expr> alone;
    alone.push_back(expr());
    return alone;
  }
  const std::uint32_t from = token().from;
  if (!is("(")) {
    fail_here("rule-place", {std::to_string(numbers_)});
    return {};
  }
  ++at_;
  std::vector<Expr> numbers = arguments();
  expect(")", "rule-close");
  if (!failed_ && numbers.size() != numbers_) {
    fail({from,
          tokens_[at_ - 1].to,
          ProblemCode::Malformed,
          "rule-place",
          {std::to_string(numbers_)}});
  }
  return numbers;
}

// Clauses of which the first is a loop.
std::vector<Clause> Parser::loops() {
  if (!is("for")) {
    fail_after_operand("rule-for", {"for"});
    return {};
  }
  return clauses();
}

std::vector<Clause> Parser::clauses() {
  std::vector<Clause> clauses;
  while (!failed_) {
    if (is("for")) {
      clauses.push_back(loop());
    } else if (is("if")) {
      clauses.push_back({});
      clauses.back().from = token().from;
      ++at_;
      clauses.back().expr = expr();
    } else {
      break;
    }
  }
  return clauses;
}

Clause Parser::loop() {
  ++at_;
  Clause loop;
  if (token().kind != Token::Kind::Name) {
    fail_here("rule-loop-name");
    return loop;
  }
  if (is_reserved(token().text)) {
    fail({token().from, token().to, ProblemCode::Conflict, "rule-reserved"});
    return loop;
  }
  loop.name = std::string(token().text);
  loop.from = token().from;
  loop.to = token().to;
  ++at_;
  if (!take("in")) {
    if (!failed_) {
      const Token& here = token();
      const bool sign = here.text == "=" || here.text == ":" || here.text == "∈" ||
                        here.text == "of" || here.text == "from" || here.text == ":=" ||
                        here.text == "In";
      Slip slip{here.from, sign ? here.to : here.from, ProblemCode::Malformed, "rule-in", {},
                {" in "}};
      if (!sign && here.kind == Token::Kind::End) slip.instead.clear();
      fail(std::move(slip));
    }
    return loop;
  }
  loop.expr = range();
  return loop;
}

Expr Parser::range() {
  const Token start = token();
  if (start.text == "[") {
    const TokenSpan list{at_, after_bracket(tokens_, at_)};
    const std::string inside = source({list.from + 1, std::max(list.from + 1, list.to - 1)});
    const bool closed = tokens_[list.to - 1].text == "]";
    Slip slip{start.from, start.to, ProblemCode::Malformed, "rule-range"};
    slip.instead = {closed ? "{" + inside + "}" : "{"};
    if (closed) move_to(slip, list);
    fail(std::move(slip));
    return {};
  }
  if (!take("{")) return item();
  std::vector<Expr> items;
  do {
    items.push_back(item());
  } while (take(","));
  expect("}", "rule-close");
  Expr set = made(Op::Set, std::move(items));
  set.from = start.from;
  return set;
}

Expr Parser::item() {
  Expr first = expr();
  if (!take("..")) return first;
  std::vector<Expr> ends;
  ends.push_back(std::move(first));
  ends.push_back(expr());
  return made(Op::Span, std::move(ends));
}

}  // namespace grundy::rule
