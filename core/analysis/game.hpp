#pragma once

#include <string>

#include "analysis/family.hpp"

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

}  // namespace grundy
