#pragma once

#include <cstdint>
#include <string>

namespace grundy {

/// What may be guessed of a game, with nothing that speaks against it.
struct Formula {
  std::string guess;      ///< as the value of `guess`
  bool outcomes = false;  ///< whether it tells which positions are lost; else it is a number
  std::uint64_t checked =
      0;  ///< at so many positions, where the truth is known and the guess has a value
};

}  // namespace grundy
