#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "families/subtraction/piles.hpp"
#include "theory/period.hpp"

namespace grundy {

/// A number such that every larger number of coins may be taken from every pile that has so many. None
/// where there is none, or where numbers depend on the pile.
std::optional<std::uint64_t> largest_left_out(const Piles& rules);

/// How many numbers before it tell the Grundy number of a pile where every number larger than
/// `left_out` may be taken, in a pile of so many coins or more. It grows by as much as they do.
///
/// Let no number larger than L be left out. Of two piles with the same Grundy number the smaller one is
/// no option of the larger one, so they lie at most L apart. Let M be the largest number of the piles
/// smaller than n: each number up to M is among theirs, since the options of the first pile that has
/// M have all the others. So G(n) is the least v <= M such that n has no option of number v, or M + 1.
///
/// All piles of a number v that is no option lie at most L below n, and all others of number v would
/// lie at most L below these. So 2 L numbers tell which v these are. And M is among the last L + 1:
/// let m be the first pile that has it, and say that m + L + 1 < n. The number of m + L + 1 is at most M,
/// and the first pile that has it is m or smaller: that is more than L apart.
///
/// That the numbers grow by a period in the end is a theorem of A. Siegel (Finite excluded subtraction
/// sets and infinite modular subtraction, 2005).
constexpr std::uint64_t all_but_window(std::uint64_t left_out) {
  return std::max<std::uint64_t>(2, 2 * left_out);
}

}  // namespace grundy
