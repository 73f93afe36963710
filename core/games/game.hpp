#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/position.hpp"
#include "params/compound.hpp"
#include "params/params.hpp"
#include "params/play.hpp"

namespace grundy {

/// A legal position with its rules. Only read_game makes one from text, so nothing that takes a Game
/// checks it again.
struct Game {
  std::string name;  ///< catalogue key, the value of `game=`
  Play play = Play::Normal;
  Sum sum;
  Position position;
  bool operator==(const Game&) const = default;
};

/// The game that `text` describes, or none and all its problems at once.
std::optional<Game> read_game(std::string_view text, Problems& problems);

/// The canonical text: fixed order of keys, defaults left out. read_game(write_game(g)) == g.
std::string write_game(const Game& game);

/// The rule in one sentence, with its parameters and how the game ends.
std::string rule_in_words(const Game& game);

}  // namespace grundy
