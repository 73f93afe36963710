#pragma once

#include "families/rule/language/functions.hpp"
#include "families/rule/language/tree.hpp"
#include "families/rule/run/bytecode.hpp"

namespace grundy::rule {

/// The instruction that an operation, or a function of numbers, is; Copy for those that are not one.
Code code_of(Op op);
Code code_of(Function function);

}  // namespace grundy::rule
