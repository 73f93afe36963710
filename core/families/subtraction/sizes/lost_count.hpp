#pragma once

#include <cstdint>
#include <optional>

#include "families/subtraction/piles.hpp"
#include "params/play.hpp"
#include "theory/period.hpp"
#include "theory/table.hpp"

namespace grundy {

/// How many of the pile sizes 1 … up_to are lost for the player to move; `lost` is none where that
/// is not decided.
struct LostTally {
  std::optional<std::uint64_t> lost;
  std::optional<Period> period;  ///< of the outcomes, if proved
  std::uint64_t window = 0;      ///< how many outcomes decide the next one; 0: no fixed number
  std::uint64_t examined = 0;    ///< how many sizes were looked at
};

/// The most sizes that are looked at.
inline constexpr std::uint64_t kMaxExamined = std::uint64_t{1} << 26;

/// Counts the lost sizes of one pile of take-away, as in LongLongNim (Topcoder, SRM 330). If m, the
/// largest number that may be taken, is at most 22, the period is always found: of 2^22 + 1 windows
/// of m bits two are equal. `known` are sizes already solved with the same rules and convention;
/// they are used if they are as many as a table made for the count would hold.
LostTally count_lost(const Piles& rules, std::uint64_t up_to, Play play,
                     const SolvedTable& known = SolvedTable());

}  // namespace grundy
