#pragma once

#include <cstdint>

#include "params/compound.hpp"
#include "params/play.hpp"

namespace grundy {

/// The rules that apply beside those of the components, and the number of the first winning turn to list.
struct Rules {
  Play play = Play::Normal;
  Sum sum;
  std::uint64_t first_turn = 0;
};

}  // namespace grundy
