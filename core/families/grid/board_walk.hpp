#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

#include "families/grid/sweeps/sweep_lines.hpp"

namespace grundy {

/// Visits all undamaged cells, each after its options. A rule has two parts: `cut(line)` empties a
/// line; `solve(cell, lines, options)` decides a cell by what its lines hold and by the options
/// that leaps reach, and adds the cell to its lines.
template <class Rule>
class BoardWalk {
 public:
  BoardWalk(const SweepLines& lines, Rule rule) : lines_(lines), rule_(std::move(rule)) {}

  void run() {
    const Sweep& sweep = lines_.sweep();
    const std::int64_t width = lines_.columns_at_once();
    const std::int64_t height = lines_.in_tiles() ? kTile : sweep.inner;
    for (std::int64_t column = 0; column < sweep.outer; column += width) {
      for (std::int64_t row = 0; row < sweep.inner; row += height) {
        tile(column, std::min(column + width, sweep.outer), row,
             std::min(row + height, sweep.inner));
      }
    }
  }

 private:
  // A queen toward a corner has three slides and nothing else: worth their own code.
  static constexpr std::size_t kFewSlides = 3;

  // A function of its own, called often: an engine that optimizes in the background cannot replace
  // a running loop.
  [[gnu::noinline]] void tile(std::int64_t column, std::int64_t end_column, std::int64_t row,
                              std::int64_t end_row) {
    const bool quick = lines_.slides().size() == kFewSlides && lines_.leaps().empty() &&
                       lines_.all_reach(column, row, end_row);
    for (; column < end_column; ++column) {
      if (quick) {
        quick_rows(column, row, end_row);
      } else {
        rows(column, row, end_row);
      }
    }
  }

  template <std::size_t kCount>
  LineCursors<kCount> cursors(std::int64_t column, std::int64_t row) const {
    LineCursors<kCount> found(lines_.slides().size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      found[i] = lines_.cursor(lines_.slides()[i], column, row);
    }
    return found;
  }

  [[gnu::noinline]] void quick_rows(std::int64_t column, std::int64_t row, std::int64_t end_row) {
    auto cursors_here = cursors<kFewSlides>(column, row);
    for (; row < end_row; ++row, cursors_here.next_row()) {
      rule_.solve(lines_.sweep().cell(column, row), cursors_here,
                  std::span<const std::uint32_t, 0>());
    }
  }

  [[gnu::noinline]] void rows(std::int64_t column, std::int64_t row, std::int64_t end_row) {
    auto cursors_here = cursors<0>(column, row);
    std::array<std::uint32_t, kMaxVectors> options;
    for (; row < end_row; ++row, cursors_here.next_row()) {
      const std::uint32_t cell = lines_.sweep().cell(column, row);
      if (lines_.is_hole(cell)) continue;
      for (std::size_t i = 0; i < cursors_here.size(); ++i) {
        if (lines_.reaches(lines_.slides()[i], cell, column, row)) continue;
        rule_.cut(cursors_here[i].line);
      }
      std::size_t reached = 0;
      for (const SweepLines::Way& leap : lines_.leaps()) {
        if (!lines_.reaches(leap, cell, column, row)) continue;
        options[reached++] = static_cast<std::uint32_t>(cell - leap.offset);
      }
      rule_.solve(cell, cursors_here, std::span<const std::uint32_t>(options.data(), reached));
    }
  }

  const SweepLines& lines_;
  Rule rule_;
};

}  // namespace grundy
