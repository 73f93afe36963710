#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

enum class Function : std::uint8_t {
  Abs,
  Gcd,
  PopCount,
  Bit,
  Root,
  NimProduct,
  IsPrime,
  Digits,
  Len,
  Primes,
  Squares,
  Cubes,
  Triangular,
  Fibonacci,
  Factorials,
  Evens,
  Odds,
  Powers,
  Divisors,
};

/// How a function is called. With `of_list` it takes a list or a table.
struct FunctionForm {
  std::string_view name;
  Function function;
  std::uint8_t arguments = 1;
  Type result = Type::Number;
  bool of_list = false;
};

std::span<const FunctionForm> all_functions();

/// The function of this name, or null.
const FunctionForm* function_named(std::string_view name);

/// The names of the six folds, in the order of `Fold`.
inline constexpr std::array<std::string_view, 6> kFoldNames = {"min",   "max", "sum",
                                                               "count", "any", "all"};

}  // namespace grundy::rule
