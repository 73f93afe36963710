#pragma once

#include <cstdint>
#include <optional>

#include "families/take-and-break/heaps/closed_form.hpp"
#include "families/take-and-break/heaps/periodicity.hpp"
#include "sequences/values.hpp"
#include "theory/period.hpp"

namespace grundy {

/// Why a period holds for ever.
enum class ProvedBy {
  TakeAndBreak,  ///< the values are known beyond the bound of the periodicity theorem
  TakeAway,      ///< the same, where turns only take
  RareValues,    ///< two windows are equal, and every value follows from the window before it
  AllBut,        ///< two windows differ by the saltus alone, and every value follows likewise
  Nim,           ///< the values have a closed form
  Lasker,
};

/// From `preperiod` on G(n + period) = G(n) + saltus. Preperiod and period are the least.
struct ProvedPeriod {
  std::uint64_t period = 1;
  std::uint64_t preperiod = 0;
  std::uint64_t saltus = 0;
  ProvedBy by = ProvedBy::TakeAndBreak;
  std::uint64_t bound = 0;  ///< how many values had to be known, or the length of the windows
};

/// By the periodicity theorem; none if too few values with the period found are known.
std::optional<ProvedPeriod> prove_by_theorem(const Values& values, const Period& found,
                                             const Periodicity& theorem, ProvedBy by);

/// By two windows of `length` values, at the end and a period before it. They must be known to be equal.
ProvedPeriod prove_by_windows(const Period& found, std::uint64_t length);

/// For take-away in which every number larger than `left_out` may be taken (see all_but_window).
std::optional<ProvedPeriod> prove_all_but(const Values& values, std::uint64_t left_out);

/// By the closed form; none if fewer values are known than it lists.
std::optional<ProvedPeriod> prove_by_closed_form(const Values& values, const ClosedForm& form);

}  // namespace grundy
