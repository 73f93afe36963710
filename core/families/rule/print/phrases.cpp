#include "families/rule/print/phrases.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "families/rule/language/functions.hpp"
#include "families/rule/language/operators.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

// How tightly an expression binds in both languages. They rank operations on bits differently, so
// these are always in brackets within others.
enum Tightness { kAlone, kBits, kOr, kAnd, kNot, kCompare, kSum, kTerm, kUnary, kAtom };

bool is_literal(const Expr& expr) {
  switch (expr.op) {
    case Op::Number: return true;
    case Op::Negate:
    case Op::Add:
    case Op::Subtract:
    case Op::Multiply:
    case Op::Divide:
    case Op::Modulo:
    case Op::ShiftLeft:
    case Op::ShiftRight: return std::all_of(expr.args.begin(), expr.args.end(), is_literal);
    default: return false;
  }
}

std::string_view helper_of(Op op) {
  switch (op) {
    case Op::Add: return "plus";
    case Op::Subtract: return "minus";
    case Op::Multiply: return "times";
    case Op::Divide: return "floordiv";
    case Op::Modulo: return "mod";
    case Op::ShiftLeft: return "shl";
    default: return "shr";
  }
}

bool is_least(const Interval& interval) {
  return interval.low == std::numeric_limits<std::int64_t>::min();
}

}  // namespace

std::string Phrases::within(const Expr& expr, int least) {
  int tightness = kAtom;
  std::string text = written(expr, tightness);
  return tightness < least ? "(" + text + ")" : text;
}

std::string Phrases::operand(const Expr& expr) { return within(expr, kSum); }

std::string Phrases::joined_by(const std::vector<Expr>& args, std::string_view sign, int least) {
  return separated(args, " " + std::string(sign) + " ",
                   [&](const Expr& arg) { return within(arg, least); });
}

std::string Phrases::between_commas(const std::vector<Expr>& args) {
  return separated(args, ", ", [&](const Expr& arg) { return of(arg); });
}

std::string Phrases::called(std::string_view helper, const Expr& expr) {
  need(helper);
  return std::string(helper) + "(" + between_commas(expr.args) + ")";
}

std::string Phrases::written(const Expr& expr, int& tightness) {
  if (is_literal(expr)) {
    const Interval value = interval(expr);
    if (!value.faults && !value.over && !is_least(value)) {
      tightness = value.low < 0 ? kUnary : kAtom;
      return std::to_string(static_cast<std::int64_t>(value.low));
    }
  }
  switch (expr.op) {
    case Op::Variable:
    case Op::Data: return name(expr.name);
    case Op::Let: return name(expr.name) + "(" + numbers("") + ")";
    case Op::Item: return item(expr);
    case Op::Call: return call(expr);
    case Op::Fold: return fold(expr, tightness);
    case Op::Not:
      tightness = in_cpp() ? kUnary : kNot;
      return (in_cpp() ? "!" : "not ") + within(expr.args[0], kAtom);
    case Op::And: tightness = kAnd; return joined_by(expr.args, in_cpp() ? "&&" : "and", kNot);
    case Op::Or: tightness = kOr; return joined_by(expr.args, in_cpp() ? "||" : "or", kNot);
    case Op::Xor:
    case Op::BitAnd:
    case Op::BitOr: return bits(expr, tightness);
    case Op::Span:
    case Op::Set: return range(expr);
    default: return arithmetic(expr, tightness);
  }
}

std::string Phrases::bits(const Expr& expr, int& tightness) {
  tightness = kBits;
  const bool literal = std::all_of(expr.args.begin(), expr.args.end(), is_literal);
  std::string text;
  for (const Expr& arg : expr.args) {
    if (!text.empty()) text.append(" ").append(operator_of(expr.op).sign).append(" ");
    const bool first = text.empty() && literal && interval(arg).low >= 0;
    text += first ? of_64_bits(arg) : not_negative(arg, kUnary);
  }
  return text;
}

// In C++ a literal has only 32 bits.
std::string Phrases::of_64_bits(const Expr& expr) {
  return in_cpp() && is_literal(expr) ? "ll(" + of(expr) + ")" : of(expr);
}

std::string Phrases::not_negative(const Expr& expr, int least) {
  if (interval(expr).low >= 0) return within(expr, least);
  need("whole");
  return "whole(" + of(expr) + ")";
}

std::string Phrases::arithmetic(const Expr& expr, int& tightness) {
  const bool here = interval(expr).here;
  const std::string sign(operator_of(expr.op).sign);
  switch (expr.op) {
    case Op::Negate:
      if (here && in_cpp()) {
        need("minus");
        return "minus(0, " + of(expr.args[0]) + ")";
      }
      tightness = kUnary;
      return "-" + within(expr.args[0], kAtom);
    case Op::Add:
    case Op::Subtract:
    case Op::Multiply: {
      if (here && in_cpp()) return called(helper_of(expr.op), expr);
      tightness = expr.op == Op::Multiply ? kTerm : kSum;
      break;
    }
    case Op::Divide:
    case Op::Modulo:
      // C++ rounds a negative quotient towards 0, a rule rounds it down.
      if (here || (in_cpp() && interval(expr.args[0]).low < 0)) {
        return called(helper_of(expr.op), expr);
      }
      tightness = kTerm;
      if (expr.op == Op::Divide && !in_cpp()) {
        return within(expr.args[0], kTerm) + " // " + within(expr.args[1], kUnary);
      }
      break;
    case Op::ShiftLeft:
    case Op::ShiftRight:
      if (here) return called(helper_of(expr.op), expr);
      tightness = kBits;
      return joined_by(expr.args, sign, kUnary);
    default: tightness = kCompare; return joined_by(expr.args, sign, kSum);
  }
  return within(expr.args[0], tightness) + " " + sign + " " + within(expr.args[1], tightness + 1);
}

std::string Phrases::item(const Expr& expr) {
  const std::string list = within(expr.args[0], kAtom);
  const std::string place = of(expr.args[1]);
  if (!interval(expr).here) return list + "[" + place + "]";
  if (in_cpp()) return list + ".at(" + place + ")";
  need("item");
  return "item(" + list + ", " + place + ")";
}

std::string Phrases::call(const Expr& expr) {
  const auto magnitude = [&](const Expr& arg) {
    if (!in_cpp() || !is_least(interval(arg))) return of(arg);
    need("magnitude");
    return "magnitude(" + of(arg) + ")";
  };
  switch (static_cast<Function>(expr.number)) {
    case Function::Abs:
      if (in_cpp() && is_least(interval(expr.args[0]))) return magnitude(expr.args[0]);
      return (in_cpp() ? "std::abs(" : "abs(") + of_64_bits(expr.args[0]) + ")";
    case Function::Gcd:
      return (in_cpp() ? "std::gcd<ll, ll>(" : "gcd(") + magnitude(expr.args[0]) + ", " +
             magnitude(expr.args[1]) + ")";
    case Function::Len: {
      const std::string list = within(expr.args[0], kAtom);
      return in_cpp() ? "ll(" + list + ".size())" : "len(" + list + ")";
    }
    default: return called(expr.name, expr);
  }
}

std::string Phrases::fold(const Expr& expr, int& tightness) {
  const auto fold = static_cast<Fold>(expr.number);
  if (!expr.each.empty()) return fold_loops(expr);
  if (expr.args[0].type != Type::List) return fold_arguments(expr, tightness);
  const std::string list = of(expr.args[0]);
  if (!in_cpp()) return std::string(kFoldNames[static_cast<std::size_t>(fold)]) + "(" + list + ")";
  const std::string helper = fold == Fold::Min   ? "smallest"
                             : fold == Fold::Max ? "largest"
                                                 : "total";
  need(helper);
  return helper + "(" + list + ")";
}

std::string Phrases::fold_arguments(const Expr& expr, int& tightness) {
  const auto fold = static_cast<Fold>(expr.number);
  const bool alone = expr.args.size() == 1;
  switch (fold) {
    case Fold::Min:
    case Fold::Max: {
      if (alone) return "(" + of(expr.args[0]) + ")";
      const std::string name(kFoldNames[static_cast<std::size_t>(fold)]);
      const std::string args = between_commas(expr.args);
      return in_cpp() ? "std::" + name + "<ll>({" + args + "})" : name + "(" + args + ")";
    }
    case Fold::Sum: {
      if (!in_cpp() || !interval(expr).here) {
        tightness = kSum;
        return joined_by(expr.args, "+", kTerm);
      }
      need("plus");
      std::string total = of(expr.args[0]);
      for (std::size_t i = 1; i < expr.args.size(); ++i) {
        total = "plus(" + total + ", " + of(expr.args[i]) + ")";
      }
      return total;
    }
    case Fold::Count: {
      tightness = kSum;
      return separated(expr.args, " + ", [&](const Expr& arg) {
        return (in_cpp() ? "ll(" : "int(") + of(arg) + ")";
      });
    }
    case Fold::Any:
      if (alone) return "(" + of(expr.args[0]) + ")";
      tightness = kOr;
      return joined_by(expr.args, in_cpp() ? "||" : "or", kNot);
    case Fold::All:
      if (alone) return "(" + of(expr.args[0]) + ")";
      tightness = kAnd;
      return joined_by(expr.args, in_cpp() ? "&&" : "and", kNot);
  }
  return {};
}

std::string Phrases::for_all(const std::vector<Clause>& clauses, std::string_view condition) {
  std::string loops;
  for (const std::string& head : heads(clauses, true)) loops += " " + head;
  if (!in_cpp()) return "all(" + std::string(condition) + loops + ")";
  return "[&] {" + loops + " if (!(" + std::string(condition) + ")) return false; return true; }()";
}

std::string Phrases::fold_loops(const Expr& expr) {
  const auto fold = static_cast<Fold>(expr.number);
  std::string loops;
  for (const std::string& head : heads(expr.each, fold == Fold::Any || fold == Fold::All)) {
    loops += " " + head;
  }
  const std::string each = of(expr.args[0]);
  if (!in_cpp()) {
    if (fold == Fold::Count) return "sum(1" + loops + " if " + within(expr.args[0], kOr) + ")";
    return std::string(kFoldNames[static_cast<std::size_t>(fold)]) + "(" + each + loops + ")";
  }
  switch (fold) {
    case Fold::Min:
    case Fold::Max: {
      const std::string helper = fold == Fold::Min ? "smallest" : "largest";
      need(helper);
      return helper + "([&] { List found;" + loops + " found.push_back(" + each +
             "); return found; }())";
    }
    case Fold::Sum:
      need("plus");
      return "[&] { ll total = 0;" + loops + " total = plus(total, " + each +
             "); return total; }()";
    case Fold::Count:
      return "[&] { ll total = 0;" + loops + " total += " + within(expr.args[0], kAtom) +
             "; return total; }()";
    case Fold::Any: return "[&] {" + loops + " if (" + each + ") return true; return false; }()";
    case Fold::All: return "[&] {" + loops + " if (!(" + each + ")) return false; return true; }()";
  }
  return {};
}

std::string Phrases::place(const std::vector<Expr>& numbers) {
  if (numbers.size() == 1) return of(numbers[0]);
  return (in_cpp() ? "Place{" : "(") + between_commas(numbers) + (in_cpp() ? "}" : ")");
}

std::string Phrases::numbers(std::string_view before) const {
  return separated(rule_.numbers, ", ",
                   [&](const std::string& number) { return std::string(before) + name(number); });
}

}  // namespace grundy::rule
