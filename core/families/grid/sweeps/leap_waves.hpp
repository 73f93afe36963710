#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/table.hpp"

namespace grundy {

/// The plan for a piece with at most seven leaps, each to an earlier anti-diagonal, such as a king
/// or a knight toward a corner, on a board with damaged cells or without. Anti-diagonal s holds the
/// cells with x + y = s, counted from one corner. No move joins two cells of an anti-diagonal, so
/// all of them can be solved at once.
struct LeapWaves {
  struct Leap {
    std::int64_t back = 0;  ///< anti-diagonals, 1 … kMostBack
    std::int64_t down = 0;  ///< rows, may be negative
  };
  static constexpr std::int64_t kMostBack = 64;
  static constexpr std::size_t kMostLeaps = 7;

  std::int64_t width = 0;
  std::int64_t height = 0;
  std::int64_t first_cell = 0;
  std::int64_t stride_x = 0;  ///< 1 or -1: cells of a row lie side by side in memory
  std::int64_t stride_y = 0;
  std::vector<Leap> leaps;

  std::int64_t waves() const { return width + height - 1; }
  std::int64_t cell(std::int64_t x, std::int64_t y) const {
    return first_cell + x * stride_x + y * stride_y;
  }
};

/// The plan from a corner that works for these vectors; none where one of them slides or no corner works.
std::optional<LeapWaves> plan_leap_waves(const BoardSize& size,
                                         const std::vector<PieceMove>& moves);

/// Solves every cell in O(cells * leaps), as many cells at once as fit into a vector register.
/// Not for misère Grundy numbers.
SolvedTable solve_by_waves(const LeapWaves& plan, const std::vector<std::uint8_t>& holes,
                           const Wanted& wanted);

}  // namespace grundy
