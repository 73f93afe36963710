#include "families/cram/region.hpp"

#include <algorithm>
#include <bit>

namespace grundy {
namespace {

CellSet shifted_up(CellSet cells, std::uint32_t by) { return by < 64 ? cells << by : 0; }
CellSet shifted_down(CellSet cells, std::uint32_t by) { return by < 64 ? cells >> by : 0; }
CellSet lowest(std::uint32_t count) { return count < 64 ? (CellSet{1} << count) - 1 : ~CellSet{0}; }

CellSet first_column(const BoardSize& size) {
  CellSet column = 0;
  for (std::uint32_t y = 0; y < size.height; ++y) column |= CellSet{1} << (y * size.width);
  return column;
}

CellSet reversed(CellSet cells) {
  cells = (cells >> 1 & 0x5555555555555555u) | (cells & 0x5555555555555555u) << 1;
  cells = (cells >> 2 & 0x3333333333333333u) | (cells & 0x3333333333333333u) << 2;
  cells = (cells >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (cells & 0x0F0F0F0F0F0F0F0Fu) << 4;
  return __builtin_bswap64(cells);
}

CellSet half_turned(CellSet cells, const BoardSize& size) {
  return reversed(cells) >> (64 - size.cells());
}

// Reverses the order of the rows.
CellSet flipped(CellSet cells, const BoardSize& size) {
  CellSet result = 0;
  for (std::uint32_t y = 0; y < size.height; ++y) {
    result =
        shifted_up(result, size.width) | (shifted_down(cells, y * size.width) & lowest(size.width));
  }
  return result;
}

// Rows become columns.
CellSet transposed(CellSet cells, const BoardSize& size) {
  CellSet result = 0;
  for (CellSet rest = cells; rest != 0; rest &= rest - 1) {
    const auto cell = static_cast<std::uint32_t>(std::countr_zero(rest));
    result |= CellSet{1} << (cell % size.width * size.height + cell / size.width);
  }
  return result;
}

// The least of the images of the cells under flips and half turns.
CellSet least_of_four(CellSet cells, const BoardSize& size) {
  const CellSet flip = flipped(cells, size);
  return std::min({cells, half_turned(cells, size), flip, half_turned(flip, size)});
}

// Moves the cells to the corner and returns the box around them.
BoardSize cut(CellSet& cells, const BoardSize& size) {
  CellSet columns = 0;
  std::uint32_t first = size.height;
  std::uint32_t last = 0;
  for (std::uint32_t y = 0; y < size.height; ++y) {
    const CellSet row = shifted_down(cells, y * size.width) & lowest(size.width);
    if (row == 0) continue;
    columns |= row;
    first = std::min(first, y);
    last = y;
  }
  const auto left = static_cast<std::uint32_t>(std::countr_zero(columns));
  const BoardSize box{static_cast<std::uint32_t>(std::bit_width(columns)) - left, last - first + 1};
  CellSet result = 0;
  for (std::uint32_t y = last + 1; y-- > first;) {
    const CellSet row = shifted_down(cells, y * size.width + left) & lowest(box.width);
    result = shifted_up(result, box.width) | row;
  }
  cells = result;
  return box;
}

}  // namespace

std::uint32_t CramRegion::size() const { return static_cast<std::uint32_t>(std::popcount(cells)); }

CellSet all_cells(const BoardSize& size) { return lowest(size.cells()); }

CellSet connected(CellSet some, CellSet free, const BoardSize& size) {
  const CellSet left = first_column(size);
  const CellSet right = shifted_up(left, size.width - 1);
  for (;;) {
    const CellSet more = some | (some & ~right) << 1 | (some & ~left) >> 1 |
                         shifted_up(some, size.width) | shifted_down(some, size.width);
    if ((more & free) == some) return some;
    some = more & free;
  }
}

CramRegion canonical(CellSet cells, const BoardSize& size) {
  BoardSize box = cut(cells, size);
  if (box.width < box.height) {
    cells = transposed(cells, box);
    std::swap(box.width, box.height);
  }
  CellSet least = least_of_four(cells, box);
  if (box.width == box.height) least = std::min(least, least_of_four(transposed(cells, box), box));
  return {least, static_cast<std::uint8_t>(box.width), static_cast<std::uint8_t>(box.height)};
}

bool is_mirrored(CellSet cells, const BoardSize& size) {
  if (half_turned(cells, size) != cells) return false;
  const bool odd_width = size.width % 2 == 1;
  const bool odd_height = size.height % 2 == 1;
  if (!odd_width && !odd_height) return true;
  // The centre is a cell, or the edge between two cells: a domino on it would overlap its image.
  const std::uint32_t middle = (size.height - 1) / 2 * size.width + (size.width - 1) / 2;
  return (cells >> middle & 1) == 0;
}

}  // namespace grundy
