#pragma once

#include <cstdint>

namespace grundy {

/// Why a period holds for ever.
enum class ProvedBy {
  Theorem,  ///< the values are known beyond the bound of the periodicity theorem
  Window,   ///< two windows are equal, and every value follows from the window before it
};

/// What values look like: from `preperiod` on G(n + period) = G(n) + saltus, as far as is known.
struct Suspected {
  std::uint64_t period = 1;
  std::uint64_t preperiod = 0;
  std::uint64_t saltus = 0;
};

/// From `preperiod` on G(n + period) = G(n) + saltus. Preperiod and period are the least.
struct ProvedPeriod {
  std::uint64_t period = 1;
  std::uint64_t preperiod = 0;
  std::uint64_t saltus = 0;
  ProvedBy by = ProvedBy::Theorem;
  std::uint64_t bound = 0;     ///< so many values had to be known; or the length of the windows
  std::uint64_t computed = 0;  ///< so many values were known
};

}  // namespace grundy
