#pragma once

#include <compare>
#include <cstdint>

#include "params/cell.hpp"

namespace grundy {

/// A set of cells of a board with at most 64 cells: bit n is cell n.
using CellSet = std::uint64_t;

/// A connected set of free cells in canonical form: shapes that turns, mirrors or shifts make the same are equal.
struct CramRegion {
  CellSet cells = 0;       ///< numbered within the box around them
  std::uint8_t width = 0;  ///< of that box, at least its height
  std::uint8_t height = 0;

  std::uint32_t size() const;
  /// Each move covers two cells, and a Grundy number is at most the number of moves.
  std::uint64_t most_number() const { return size() / 2; }
  auto operator<=>(const CramRegion&) const = default;
};

/// All cells of a board, at most 64.
CellSet all_cells(const BoardSize& size);

/// All free cells connected to those of `some`, which are free and at least one.
CellSet connected(CellSet some, CellSet free, const BoardSize& size);

/// Calls visit(cells) for every connected region of two or more free cells, ordered by first cell.
template <class Visit>
void for_each_region(CellSet free, const BoardSize& size, Visit visit) {
  while (free != 0) {
    const CellSet region = connected(free & (~free + 1), free, size);
    free &= ~region;
    if ((region & (region - 1)) != 0) visit(region);
  }
}

/// The canonical form of these cells, of which there is at least one.
CramRegion canonical(CellSet cells, const BoardSize& size);

/// Calls visit(low, high) for every domino that fits: two free cells side by side. Ordered by the
/// left or lower cell; the domino to the right comes before the one upwards.
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

/// Whether a half turn of the board maps the cells to themselves and no domino to one that overlaps
/// it. Then the Grundy number is 0: the answer to each domino is its image, which is still free
/// (M. Gardner, Cram, crosscram and quadraphage, Scientific American, February 1974).
bool is_mirrored(CellSet cells, const BoardSize& size);

}  // namespace grundy
