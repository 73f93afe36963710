#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "analysis/game.hpp"
#include "params/compound.hpp"
#include "params/params.hpp"
#include "params/play.hpp"

namespace grundy {

/// The game that `text` describes, or none and all its problems at once.
std::optional<Game> read_game(std::string_view text, Problems& problems);

/// The canonical text: fixed order of keys, defaults left out. read_game(write_game(g)) == g.
std::string write_game(const Game& game);

}  // namespace grundy
