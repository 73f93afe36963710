#pragma once

#include <cstdint>
#include <vector>

#include "params/cell.hpp"

namespace grundy {

/// Cells of a board of at most 64, by their numbers.
using CellSet = std::uint64_t;

/// Free cells that hang together, turned, mirrored and moved so that all that look alike are the same.
struct CramRegion {
  CellSet cells = 0;       ///< in the box around them
  std::uint8_t width = 0;  ///< of that box, at least its height
  std::uint8_t height = 0;

  std::uint32_t size() const;
  /// Each move covers two cells, and a number is at most that of the moves.
  std::uint64_t most_number() const { return size() / 2; }
  bool operator==(const CramRegion&) const = default;
};

/// All cells of a board, at most 64.
CellSet all_cells(const BoardSize& size);

/// The cells that hang together with those of `some`, of which there is at least one.
CellSet connected(CellSet some, CellSet free, const BoardSize& size);

/// Calls visit(cells) for every region of the free cells but for cells that have no free neighbour, by their first cells.
template <class Visit>
void for_each_region(CellSet free, const BoardSize& size, Visit visit) {
  while (free != 0) {
    const CellSet region = connected(free & (~free + 1), free, size);
    free &= ~region;
    if ((region & (region - 1)) != 0) visit(region);
  }
}

/// The region that these cells, at least one, are.
CramRegion canonical(CellSet cells, const BoardSize& size);

/// Calls visit(domino, low, high) for every domino that can be placed, by ascending cell of its left or lower half, the one to
/// the right of it first: two free cells side by side.
template <class Visit>
void for_each_domino(CellSet free, const BoardSize& size, Visit visit) {
  for (CellSet rest = free; rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<std::uint32_t>(__builtin_ctzll(rest));
    const bool right = cell % size.width + 1 < size.width && (free >> (cell + 1) & 1) != 0;
    const bool up = cell + size.width < size.cells() && (free >> (cell + size.width) & 1) != 0;
    if (right) visit(cell, cell + 1);
    if (up) visit(cell, cell + size.width);
  }
}

/// Whether a half turn of the board maps the cells to themselves and no domino to one that it meets. Then the
/// number is 0: each domino is answered by its image, which is still free (M. Gardner, Cram, crosscram and quadraphage,
/// Scientific American, February 1974).
bool is_mirrored(CellSet cells, const BoardSize& size);

/// What the search of numbers asks of Cram.
struct CramRules {
  using Region = CramRegion;

  std::size_t hash(const Region& region) const;
  bool is_zero(const Region& region) const {
    return is_mirrored(region.cells, {region.width, region.height});
  }
  template <class Visit>
  void for_each_option(const Region& region, Visit visit) const {
    const BoardSize box{region.width, region.height};
    std::vector<Region> left;
    bool on = true;
    for_each_domino(region.cells, box, [&](std::uint32_t low, std::uint32_t high) {
      if (!on) return;
      left.clear();
      const CellSet rest = region.cells & ~(CellSet{1} << low) & ~(CellSet{1} << high);
      for_each_region(rest, box, [&](CellSet cells) { left.push_back(canonical(cells, box)); });
      on = visit(left);
    });
  }
};

}  // namespace grundy
