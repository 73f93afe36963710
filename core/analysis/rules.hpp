#pragma once

#include <cstdint>

#include "params/compound.hpp"
#include "params/play.hpp"

namespace grundy {

/// What holds for a position beside the rules of its components, and which turns are to be listed.
struct Rules {
  Play play = Play::Normal;
  Sum sum;
  std::uint64_t first_turn = 0;
};

}  // namespace grundy
