#pragma once

#include <optional>
#include <vector>

#include "analysis/game_entry.hpp"
#include "sequences/rules.hpp"

namespace grundy {

/// The catalogue rows for typed rules. A module without typed rules defines these functions itself, with no rows.
std::vector<GameEntry> typed_games();

/// Reads a typed rule of one number under which the game never ends early. What belongs to a position, or to its
/// picture, is ignored. A rule recognised as another game gets that game's theorems and speed.
std::optional<SequenceRules> read_typed_rules(Fields& fields);

}  // namespace grundy
