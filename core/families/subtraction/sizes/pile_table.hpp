#pragma once

#include <cstdint>
#include <optional>

#include "families/subtraction/piles.hpp"
#include "theory/period.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Largest pile up to which all sizes are solved; smaller where that would look at more than
/// kMaxTabulatedOptions options of them together.
inline constexpr std::uint64_t kMaxTabulatedPile = 10'000'000;
inline constexpr std::uint64_t kMaxTabulatedOptions = 1'000'000'000;
/// So many of them where the pile asked for is not decided however far the table goes.
inline constexpr std::uint64_t kMaxOptionsForShow = kMaxTabulatedOptions / 8;

/// How far the sizes of these piles are solved at most.
std::uint64_t largest_tabulated(const Piles& rules,
                                std::uint64_t most_options = kMaxTabulatedOptions);

/// What it costs to solve all sizes up to `largest` by the best method, counted in options looked at.
std::uint64_t steps_to_tabulate(const Piles& rules, std::uint64_t largest);

/// All pile sizes 0 … largest of take-away, each played alone: by windows where numbers are many, in closed
/// form where coprimes alone may be taken, else by options.
SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

/// The same by options alone: the definition.
SolvedTable solve_pile_sizes_by_options(const Piles& rules, std::uint32_t largest,
                                        const Wanted& wanted);

/// What is known of piles of any size.
struct PileTable {
  SolvedTable solved{};
  /// Of everything in the table but remoteness and suspense, which may grow; of Grundy numbers alone
  /// where these grow.
  std::optional<Period> period;
  /// Sizes solved besides, of which the table may hold the least, ascending; and what is known of them.
  std::vector<std::uint64_t> far{};
  SolvedTable far_solved{};
};

/// Solves the sizes up to `largest`. Where that is beyond largest_tabulated, only until a period is
/// proved: with a largest number m that may be taken, a size from m on follows from the m sizes
/// before it (see find_period); with a largest one that may not, its Grundy number does from those
/// before it (see all_but_window).
PileTable solve_sizes(const Piles& rules, std::uint64_t largest, const Wanted& wanted);

/// How many sizes are solved for show where the piles are solved apart.
inline constexpr std::uint32_t kShownSizes = 64;

/// Solves the sizes that the piles of these rules ask for: all of them up to the largest pile, or, where
/// that is beyond largest_tabulated and the piles reach few sizes, just those (see reachable_sizes).
PileTable solve_piles(const Piles& rules, const Wanted& wanted);

}  // namespace grundy
