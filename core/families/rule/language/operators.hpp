#pragma once

#include <cstdint>
#include <string_view>

#include "families/rule/language/tree.hpp"

namespace grundy::rule {

/// How tightly an operation binds, the loosest first: the levels of the grammar.
enum class Level : std::uint8_t { Range, Or, And, Not, Comparison, Bits, Sum, Term, Sign, Atom };

/// The level above it.
constexpr Level tighter(Level level) { return static_cast<Level>(static_cast<int>(level) + 1); }

/// How an operator is spelled, by a word or by a sign.
struct Operator {
  Op op;
  Level level;
  std::string_view written;  ///< as rules are written
  std::string_view other;    ///< what is read as well, if anything
  std::string_view sign;     ///< in C++ and in Python, if they have the same
};

/// The operator of an operation that has one.
const Operator& operator_of(Op op);

/// The level of any operation.
Level level_of(Op op);

/// The operator of this level that is spelled so, or null.
const Operator* operator_spelled(std::string_view text, Level level);

/// Whether some operator is spelled so.
bool is_operator(std::string_view text);

}  // namespace grundy::rule
