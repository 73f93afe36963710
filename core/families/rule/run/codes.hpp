#pragma once

#include "families/rule/language/functions.hpp"
#include "families/rule/language/tree.hpp"
#include "families/rule/run/bytecode.hpp"

namespace grundy::rule {

/// The instruction of an operation, or of a function of numbers; Copy for those without one of their own.
Code code_of(Op op);
Code code_of(Function function);

/// The steps for each number of a range. Those of a short set are free, like all that is not repeated.
inline std::uint32_t cost_of(const Expr& range) {
  constexpr std::size_t kShort = 4;
  return range.op == Op::Set && range.args.size() <= kShort ? 0 : 1;
}

}  // namespace grundy::rule
