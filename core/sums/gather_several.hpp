#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "params/play.hpp"
#include "theory/bits/gather.hpp"

namespace grundy {

/// Solves the next position of a search from those before it (see theory/bits/gather.hpp).
using Gather = std::function<void(std::size_t whole, const OptionDistances& here)>;

/// A turn that moves several parts.
struct SeveralParts {
  std::size_t parts = 0;
  std::size_t most = 0;  ///< a turn moves so many at most
  bool every = false;    ///< or all that can move; `most` is 0 then
  Play play = Play::Normal;
};

/// Writes whether the positions of `won` are won, and their remoteness where they are few enough.
/// Both lists must outlive it.
Gather gather_several(const SeveralParts& turn, std::vector<std::uint8_t>& won,
                      std::vector<std::int32_t>& remoteness);

}  // namespace grundy
