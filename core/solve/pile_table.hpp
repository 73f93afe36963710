#pragma once

#include <cstdint>
#include <optional>

#include "game/piles.hpp"
#include "solve/period.hpp"
#include "solve/table.hpp"

namespace grundy {

/// Largest pile up to which all sizes are solved; smaller where that would look at more than
/// kMaxTabulatedOptions options.
inline constexpr std::uint64_t kMaxTabulatedPile = 10'000'000;
inline constexpr std::uint64_t kMaxTabulatedOptions = 1'000'000'000;

/// How far the sizes of these piles are solved at most.
std::uint64_t largest_tabulated(const Piles& rules, const Wanted& wanted);

/// All pile sizes 0 … largest of take-away, each played alone: by windows where the ranges are wide,
/// else by options.
SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted);

/// The same by options alone: the definition.
SolvedTable solve_pile_sizes_by_options(const Piles& rules, std::uint32_t largest,
                                        const Wanted& wanted);

/// What is known of piles of any size.
struct PileTable {
  SolvedTable solved{};
  /// Of everything in the table but remoteness and suspense, which may grow.
  std::optional<Period> period;
};

/// Solves the sizes up to `largest`. Where that is beyond largest_tabulated, only until a period is
/// proved: with a largest number m that may be taken, a size from m on follows from the m sizes
/// before it (see find_period).
PileTable solve_piles(const Piles& rules, std::uint64_t largest, const Wanted& wanted);

}  // namespace grundy
