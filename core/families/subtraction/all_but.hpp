#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "families/subtraction/piles.hpp"
#include "theory/period.hpp"

namespace grundy {

/// A number above which every number of coins may be taken from every pile that has as many. None
/// if there is no such number, or if the numbers depend on the pile.
std::optional<std::uint64_t> largest_left_out(const Piles& rules);

/// The window length W where every number larger than `left_out` may be taken: for n >= W, G(n)
/// follows from the W numbers before it. If all of these grow by some amount, so does G(n).
///
/// Let L be `left_out`. No option has its pile's Grundy number, so two piles with the same number
/// lie at most L apart. Let M be the largest number of the piles smaller than n. Every number up to
/// M occurs among them: the first pile with number M has options with all smaller ones. So G(n) is
/// the least v <= M that no option of n has, or M + 1.
///
/// If no option of n has number v, all piles with number v lie at most L below n, and any other one
/// would lie at most L below one of these: 2 L numbers show which v these are. M is among the last
/// L + 1: let m be the first pile with number M, and suppose m + L + 1 < n. Pile m + L + 1 has a number
/// of at most M, and the first pile with that number is at most m, more than L away: a contradiction.
///
/// The numbers grow by a period in the end: a theorem of A. Siegel (Finite excluded subtraction
/// sets and infinite modular subtraction, 2005).
constexpr std::uint64_t all_but_window(std::uint64_t left_out) {
  return std::max<std::uint64_t>(2, 2 * left_out);
}

}  // namespace grundy
