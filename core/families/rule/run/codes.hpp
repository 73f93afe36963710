#pragma once

#include "families/rule/language/functions.hpp"
#include "families/rule/language/tree.hpp"
#include "families/rule/run/bytecode.hpp"

namespace grundy::rule {

/// The instruction of an operation, or of a function of numbers; Copy for those without one of their own.
Code code_of(Op op);
Code code_of(Function function);

}  // namespace grundy::rule
