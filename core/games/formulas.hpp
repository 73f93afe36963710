#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "analysis/formula.hpp"
#include "params/problem.hpp"

namespace grundy {

/// As wasm/grundy.d.ts says of `formulas`, or all problems of the text.
std::variant<std::vector<Formula>, Problems> formulas(std::string_view text);

}  // namespace grundy
