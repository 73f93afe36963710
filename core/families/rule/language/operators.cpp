#include "families/rule/language/operators.hpp"

#include <algorithm>
#include <array>

namespace grundy::rule {
namespace {

// Rules are written by words where a link would have to encode the sign.
constexpr std::array<Operator, 20> kOperators = {{
    {Op::Or, Level::Or, "or", "", ""},
    {Op::And, Level::And, "and", "", ""},
    {Op::Not, Level::Not, "not", "", ""},
    {Op::Equal, Level::Comparison, "==", "eq", "=="},
    {Op::NotEqual, Level::Comparison, "!=", "ne", "!="},
    {Op::Less, Level::Comparison, "lt", "<", "<"},
    {Op::LessEqual, Level::Comparison, "le", "<=", "<="},
    {Op::Greater, Level::Comparison, "gt", ">", ">"},
    {Op::GreaterEqual, Level::Comparison, "ge", ">=", ">="},
    {Op::ShiftLeft, Level::Bits, "shl", "", "<<"},
    {Op::ShiftRight, Level::Bits, "shr", "", ">>"},
    {Op::Xor, Level::Bits, "xor", "", "^"},
    {Op::BitAnd, Level::Bits, "bitand", "", "&"},
    {Op::BitOr, Level::Bits, "bitor", "", "|"},
    {Op::Add, Level::Sum, "+", "", "+"},
    {Op::Subtract, Level::Sum, "-", "", "-"},
    {Op::Multiply, Level::Term, "*", "", "*"},
    {Op::Divide, Level::Term, "/", "", "/"},
    {Op::Modulo, Level::Term, "mod", "%", "%"},
    {Op::Negate, Level::Sign, "-", "", "-"},
}};

template <class Fits>
const Operator* first_that(Fits fits) {
  const auto found = std::find_if(kOperators.begin(), kOperators.end(), fits);
  return found == kOperators.end() ? nullptr : &*found;
}

const Operator* find_operator(Op op) {
  return first_that([op](const Operator& each) { return each.op == op; });
}

bool is_spelled(const Operator& each, std::string_view text) {
  return !text.empty() && (each.written == text || each.other == text);
}

}  // namespace

const Operator& operator_of(Op op) { return *find_operator(op); }

Level level_of(Op op) {
  if (op == Op::Span || op == Op::Set) return Level::Range;
  const Operator* found = find_operator(op);
  return found == nullptr ? Level::Atom : found->level;
}

const Operator* operator_spelled(std::string_view text, Level level) {
  return first_that(
      [&](const Operator& each) { return each.level == level && is_spelled(each, text); });
}

bool is_operator(std::string_view text) {
  return first_that([&](const Operator& each) { return is_spelled(each, text); }) != nullptr;
}

}  // namespace grundy::rule
