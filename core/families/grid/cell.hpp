#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// A cell as somebody wrote it: perhaps not on the board.
struct CellName {
  std::uint64_t x = 0;
  std::uint64_t y = 0;
};

/// Reads `c5` (column c, fifth row from the bottom) or `2,4` (both counted from 0).
std::optional<CellName> read_cell(std::string_view text);

/// `c5` in the first 26 columns, `x,y` beyond.
std::string write_cell(std::uint32_t cell, const BoardSize& size);

/// Splits a list whose items may end in `x,y`: a comma between two numbers belongs to the cell.
std::vector<std::string_view> split_cells(std::string_view text);

}  // namespace grundy
