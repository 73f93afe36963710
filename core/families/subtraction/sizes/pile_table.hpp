#pragma once

#include <cstdint>
#include <optional>

#include "families/subtraction/piles.hpp"
#include "theory/period.hpp"
#include "theory/table.hpp"

namespace grundy {

/// All sizes are solved up to this pile, or up to a smaller one if these would take more than
/// kMaxTabulatedOptions options together. Every set is solved up to a million coins but for two:
/// prime numbers, of which there are very many, up to some 200,000; coprimes with other numbers,
/// which go by options, up to some 20,000.
inline constexpr std::uint64_t kMaxTabulatedPile = 10'000'000;
inline constexpr std::uint64_t kMaxTabulatedOptions = 1'000'000'000;
/// The same limit for a table that cannot decide the pile asked for and is only shown.
inline constexpr std::uint64_t kMaxOptionsForShow = kMaxTabulatedOptions / 8;

/// The largest size up to which all are solved, within `most_options`.
std::uint64_t largest_tabulated(const Piles& rules,
                                std::uint64_t most_options = kMaxTabulatedOptions);

/// What it costs to solve all sizes up to `largest` by the best method, counted in options looked at.
std::uint64_t steps_to_tabulate(const Piles& rules, std::uint64_t largest);

/// Solves all pile sizes 0 … largest of take-away, each played alone: in closed form if only
/// coprimes may be taken, else by windows or by options, whichever costs less.
SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

/// The same by options alone: the definition.
SolvedTable solve_pile_sizes_by_options(const Piles& rules, std::uint32_t largest,
                                        const Wanted& wanted);

/// What is known about piles of any size.
struct PileTable {
  SolvedTable solved{};
  /// The period of everything in the table but remoteness and suspense, which may grow; only of the
  /// Grundy numbers if these grow.
  std::optional<Period> period;
  /// Sizes solved separately, ascending, and what is known about them. The smallest may be in the table too.
  std::vector<std::uint64_t> far{};
  SolvedTable far_solved{};
};

/// Solves the sizes up to `largest`; beyond largest_tabulated only until a period is proved. If m
/// is the largest number that may be taken, each size from m on follows from the m sizes before it
/// (see find_period). If m is the largest that may not be taken, each Grundy number follows from
/// those before it (see all_but_window).
PileTable solve_sizes(const Piles& rules, std::uint64_t largest, const Wanted& wanted);

/// How many sizes are solved for show where the piles are solved separately: the strip shows the
/// smallest.
inline constexpr std::uint32_t kShownSizes = 64;

/// Solves the sizes that these piles need: all up to the largest pile or, if that is beyond
/// largest_tabulated and the piles reach few sizes, only those (see reachable_sizes).
PileTable solve_piles(const Piles& rules, const Wanted& wanted);

}  // namespace grundy
