#pragma once

#include <string_view>

#include "glance/list.hpp"

namespace grundy::glance {

/// What `analyze` says of a canonical text, without the steps, title and rule in words, as the JSON text
/// of an Analysis of wasm/grundy.d.ts with lists in place of typed arrays. Empty where the text is not
/// canonical, its game is none of those answered here, or it takes more than a moment. It lives as long
/// as the arena.
std::string_view glance(std::string_view text, Arena& arena);

}  // namespace grundy::glance
