#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "params/problem.hpp"

namespace grundy {

/// As wasm/grundy.d.ts says of `program`: its source, or all problems of the text, or one under `language`.
std::variant<std::string, Problems> program(std::string_view text, std::string_view language);

}  // namespace grundy
