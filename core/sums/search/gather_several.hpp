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
  std::size_t most = 0;  ///< how many parts a turn may move
  bool every = false;    ///< a turn moves all parts that can move; `most` is then 0
  Play play = Play::Normal;
};

/// A Gather that writes the outcomes to `won`, and the remoteness too if `every` is set or
/// GatherDepths fits. Both lists must outlive it.
Gather gather_several(const SeveralParts& turn, std::vector<std::uint8_t>& won,
                      std::vector<std::int32_t>& remoteness);

}  // namespace grundy
