#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "analysis/move.hpp"
#include "params/problem.hpp"

namespace grundy {

/// A position after a turn.
struct Played {
  std::string text;  ///< canonical
  WrittenTurn turn;
  std::optional<WrittenTurn> reply;  ///< the turn that undoes its effect, where theory knows one
};

/// The position after the turn `notation` (see Turn in wasm/grundy.d.ts) in the position `text`; any
/// legal turn, winning or not. Else the problems of the text, or one under `move`.
std::variant<Played, Problems> play_move(std::string_view text, std::string_view notation);

}  // namespace grundy
