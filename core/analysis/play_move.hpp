#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "params/problem.hpp"

namespace grundy {

/// The canonical text after the move `notation` (see Move in wasm/grundy.d.ts) in the position
/// `text`; any legal move, winning or not. Else the problems of the text, or one under `move`.
std::variant<std::string, Problems> play_move(std::string_view text, std::string_view notation);

}  // namespace grundy
