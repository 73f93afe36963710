#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/table.hpp"

namespace grundy {

/// A walk over the board in which every move goes to an earlier cell: columns of `inner` cells, one
/// column after the other. Steps are vectors in this frame: `back` columns back (>= 0) and `down`
/// cells down, where down > 0 if back = 0.
struct Sweep {
  struct Step {
    std::int64_t back = 0;
    std::int64_t down = 0;
    bool slide = false;
  };

  std::int64_t outer = 0;
  std::int64_t inner = 0;
  std::int64_t first_cell = 0;
  std::int64_t outer_stride = 0;
  std::int64_t inner_stride = 0;
  std::vector<Step> steps;

  std::uint32_t cell(std::int64_t column, std::int64_t row) const {
    return static_cast<std::uint32_t>(first_cell + column * outer_stride + row * inner_stride);
  }
};

/// The walk for these vectors; none if they do not all go back in some order of the cells, so that
/// the piece goes by options. Column by column along the longer side if that works, so that only
/// the lines of a few columns are alive, and in tiles where no move goes back and up.
std::optional<Sweep> plan_sweep(const BoardSize& size, const std::vector<PieceMove>& moves);

/// Solves every cell in O(cells * vectors) steps of a few words each. Along a slide a cell reaches
/// the next cell and all that this one reaches, so each line carries the set of its Grundy numbers
/// and its best depth key.
SolvedTable solve_by_sweep(const Sweep& sweep, const std::vector<std::uint8_t>& holes,
                           const Wanted& wanted);

}  // namespace grundy
