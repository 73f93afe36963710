#include "families/rule/language/functions.hpp"

#include <algorithm>

namespace grundy::rule {
namespace {

constexpr std::array<FunctionForm, 19> kForms = {{
    {"abs", Function::Abs},
    {"gcd", Function::Gcd, 2},
    {"popcount", Function::PopCount},
    {"bit", Function::Bit, 2},
    {"root", Function::Root, 2},
    {"nimproduct", Function::NimProduct, 2},
    {"isprime", Function::IsPrime, 1, Type::Condition},
    {"digits", Function::Digits, 1, Type::List},
    {"len", Function::Len, 1, Type::Number, true},
    {"primes", Function::Primes, 1, Type::List},
    {"squares", Function::Squares, 1, Type::List},
    {"cubes", Function::Cubes, 1, Type::List},
    {"triangular", Function::Triangular, 1, Type::List},
    {"fibonacci", Function::Fibonacci, 1, Type::List},
    {"factorials", Function::Factorials, 1, Type::List},
    {"evens", Function::Evens, 1, Type::List},
    {"odds", Function::Odds, 1, Type::List},
    {"powers", Function::Powers, 2, Type::List},
    {"divisors", Function::Divisors, 1, Type::List},
}};

}  // namespace

std::span<const FunctionForm> all_functions() { return kForms; }

const FunctionForm* function_named(std::string_view name) {
  const auto found = std::find_if(kForms.begin(), kForms.end(),
                                  [&](const FunctionForm& form) { return form.name == name; });
  return found == kForms.end() ? nullptr : &*found;
}

}  // namespace grundy::rule
