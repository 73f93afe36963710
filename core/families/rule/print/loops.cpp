#include <algorithm>
#include <limits>

#include "families/rule/language/functions.hpp"
#include "families/rule/print/phrases.hpp"

namespace grundy::rule {
namespace {

constexpr std::int64_t kLargestInt = std::numeric_limits<std::int32_t>::max();

// Whether the expression is so simple that a loop may compute it in every round.
bool is_simple(const Expr& expr) {
  switch (expr.op) {
    case Op::Number:
    case Op::Variable: return true;
    case Op::Add:
    case Op::Subtract: return is_simple(expr.args[0]) && is_simple(expr.args[1]);
    default: return false;
  }
}

bool is_number(const Expr& expr) { return expr.type != Type::List; }

bool is_small_literal(const Expr& expr) {
  return expr.op == Op::Number && expr.number <= kLargestInt;
}

}  // namespace

void Phrases::enter(const std::vector<Clause>& clauses) {
  for (const Clause& clause : clauses) {
    if (clause.is_loop()) intervals_.enter(clause);
  }
}

std::vector<std::string> Phrases::heads(const std::vector<Clause>& clauses, bool may_leave) {
  std::vector<std::string> heads;
  for (const Clause& clause : clauses) {
    if (clause.is_loop()) {
      heads.push_back(loop(clause, may_leave));
      intervals_.enter(clause);
    } else {
      heads.push_back(in_cpp() ? "if (" + of(clause.expr) + ")" : "if " + of(clause.expr));
    }
  }
  return heads;
}

std::string Phrases::loop(const Clause& clause, bool may_leave) {
  const Expr& expr = clause.expr;
  const std::string variable = name(clause.name);
  if (expr.op == Op::Set && may_leave &&
      std::any_of(expr.args.begin() + 1, expr.args.end(),
                  [&](const Expr& item) { return interval(item).faults; })) {
    // Makes each list only when its turn comes, so that faults come no earlier.
    std::string lists;
    for (const Expr& item : expr.args) {
      std::string list = range(item);
      if (is_number(item)) list = in_cpp() ? "List{" + list + "}" : "[" + list + "]";
      lists += (lists.empty() ? "" : ", ") +
               (in_cpp() ? "[&] { return " + list + "; }" : "lambda: " + list);
    }
    if (!in_cpp()) return "for part in (" + lists + ",) for " + variable + " in part()";
    return "for (const auto& part : std::vector<std::function<List()>>{" + lists + "}) for (ll " +
           variable + " : part())";
  }
  if (!in_cpp()) return "for " + variable + " in " + range(expr);
  if (expr.op == Op::Span &&
      interval(expr.args[1]).high < std::numeric_limits<std::int64_t>::max()) {
    const bool simple = is_simple(expr.args[1]) && !interval(expr.args[1]).faults;
    std::string head = "for (ll " + variable + " = " + of(expr.args[0]);
    if (!simple) head += ", last = " + of(expr.args[1]);
    head +=
        "; " + variable + " <= " + (simple ? operand(expr.args[1]) : "last") + "; ++" + variable;
    return head + ")";
  }
  const bool plain = expr.op == Op::Set && expr.args.size() > 1 &&
                     std::all_of(expr.args.begin(), expr.args.end(), is_small_literal);
  return "for (ll " + variable + " : " +
         (plain ? "{" + between_commas(expr.args) + "}" : range(expr)) + ")";
}

// A list, or one number.
std::string Phrases::range(const Expr& expr) {
  if (expr.op == Op::Set) return set(expr);
  if (expr.op != Op::Span) return of(expr);
  if (in_cpp()) {
    need("span");
    return "span(" + between_commas(expr.args) + ")";
  }
  const Interval last = interval(expr.args[1]);
  const std::string end =
      expr.args[1].op == Op::Subtract && expr.args[1].args[1].op == Op::Number &&
              expr.args[1].args[1].number == 1
          ? of(expr.args[1].args[0])
      : last.is_one() && !last.faults ? std::to_string(static_cast<std::int64_t>(last.low) + 1)
                                      : operand(expr.args[1]) + " + 1";
  return "range(" + of(expr.args[0]) + ", " + end + ")";
}

std::string Phrases::set(const Expr& expr) {
  const std::string open = in_cpp() ? "List{" : "[";
  const std::string close = in_cpp() ? "}" : "]";
  if (std::all_of(expr.args.begin(), expr.args.end(), is_number)) {
    return open + between_commas(expr.args) + close;
  }
  if (expr.args.size() == 1) return range(expr.args[0]);
  std::string lists;
  bool after_number = false;
  for (const Expr& item : expr.args) {
    const bool number = is_number(item);
    if (in_cpp() && after_number && !number) lists += "}";
    if (!lists.empty()) lists += ", ";
    if (in_cpp()) {
      if (number && !after_number) lists += "List{";
    } else if (!number) {
      lists += "*";
    }
    lists += range(item);
    after_number = number;
  }
  if (!in_cpp()) return "[" + lists + "]";
  if (after_number) lists += "}";
  need("joined");
  return "joined({" + lists + "})";
}

}  // namespace grundy::rule
