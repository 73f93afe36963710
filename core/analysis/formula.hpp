#pragma once

#include <cstdint>
#include <string>

namespace grundy {

/// A guess about a game that no tested position refutes.
struct Formula {
  std::string guess;      ///< as the value of the parameter `guess`
  bool outcomes = false;  ///< whether it says which positions are lost; else gives Grundy numbers
  std::uint64_t checked = 0;  ///< tested positions: the truth is known and the guess has a value
};

}  // namespace grundy
