#pragma once

#include <optional>

#include "sequences/rules.hpp"

namespace grundy {

/// Reads a typed rule of one number under which the game never ends early. What belongs to a position, or to its
/// picture, is ignored. A rule recognised as another game gets that game's theorems and speed.
std::optional<SequenceRules> read_typed_rules(Fields& fields);

}  // namespace grundy
