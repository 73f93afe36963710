#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "params/fields.hpp"

namespace grundy {

/// Width and height of a board. Cells are numbered x + y * width, x from the left and y from the
/// bottom, both from 0.
struct BoardSize {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
  std::uint32_t cells() const { return width * height; }
  bool holds(std::int64_t x, std::int64_t y) const {
    return x >= 0 && y >= 0 && x < width && y < height;
  }
  bool operator==(const BoardSize&) const = default;
};

/// A cell as it was written, perhaps outside the board.
struct CellName {
  std::uint64_t x = 0;
  std::uint64_t y = 0;
};

/// Reads `c5` (column c, fifth row from the bottom) or `2,4` (both counted from 0, as the contest
/// problems do).
std::optional<CellName> read_cell(std::string_view text);

/// `c5` in the first 26 columns, `x,y` beyond.
std::string write_cell(std::uint32_t cell, const BoardSize& size);

/// Adds the key `size`, such as `8x8`.
void write_board_size(const BoardSize& size, Params& params);

/// Adds the cells under `key`, if there are any.
void write_cells(std::string_view key, const std::vector<std::uint32_t>& cells,
                 const BoardSize& size, Params& params);

/// Splits a list whose items may end in `x,y`: a comma between two numbers belongs to the cell.
std::vector<std::string_view> split_cells(std::string_view text);

/// Reads the key `size`, such as `8x8`. If it is refused, there is a problem and the board has no cells.
BoardSize read_board_size(Fields& fields, std::uint64_t most_cells);

/// Reads `cell`, written in `item` under `key`. None if it is not on the board: that is a problem
/// (unless `size` was refused already), with `expected` if it is no cell at all.
std::optional<std::uint32_t> read_board_cell(Fields& fields, std::string_view key,
                                             std::string_view item, std::string_view cell,
                                             const BoardSize& size, Expected expected);

/// The cells listed under `key`, in ascending order; empty if there is no such key.
std::vector<std::uint32_t> read_cells(Fields& fields, std::string_view key, const BoardSize& size);

}  // namespace grundy
