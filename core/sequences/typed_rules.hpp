#pragma once

#include <optional>
#include <vector>

#include "analysis/game_entry.hpp"
#include "sequences/rules.hpp"

namespace grundy {

/// The rows of the catalogue for typed rules. A module without them has functions of its own here, and no row.
std::vector<GameEntry> typed_games();

/// A typed rule of one number, under which the whole game never ends early. What belongs to a position, or to what is shown of
/// it, is passed by. One that is recognised as a game of the others has its theorems and its speed.
std::optional<SequenceRules> read_typed_rules(Fields& fields);

}  // namespace grundy
