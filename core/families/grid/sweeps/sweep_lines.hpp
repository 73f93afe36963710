#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "families/grid/board.hpp"
#include "families/grid/sweeps/board_sweep.hpp"

namespace grundy {

/// Square tiles keep the lines that cross them in the nearest cache.
inline constexpr std::int64_t kTile = 32;

/// The line of one slide through a cell, and how it goes on to the next row.
struct LineCursor {
  std::uint32_t line = 0;
  std::uint32_t first = 0;
  std::uint32_t end = 0;

  void next_row() {
    if (++line == end) line = first;
  }
};

/// The cursors of `kCount` slides; of any number of them where kCount is 0.
template <std::size_t kCount>
class LineCursors {
 public:
  static constexpr std::size_t kMost = kCount == 0 ? kMaxVectors : kCount;

  explicit LineCursors(std::size_t count) : count_(count) {}
  LineCursor& operator[](std::size_t i) { return cursors_[i]; }
  const LineCursor& operator[](std::size_t i) const { return cursors_[i]; }
  std::size_t size() const { return kCount == 0 ? count_ : kCount; }
  void next_row() {
    for (std::size_t i = 0; i < size(); ++i) cursors_[i].next_row();
  }

 private:
  std::array<LineCursor, kMost> cursors_;
  std::size_t count_;
};

/// Where the lines of a sweep are kept, and which options a cell reaches.
class SweepLines {
 public:
  struct Way {
    Sweep::Step step;
    std::int64_t offset = 0;  ///< from an option to the cell
    std::int64_t first_line = 0;
    std::int64_t places = 0;  ///< that the lines of a slide use in rotation
  };

  SweepLines(const Sweep& sweep, const std::vector<std::uint8_t>& holes);

  const Sweep& sweep() const { return sweep_; }
  std::int64_t lines() const { return lines_; }
  const std::vector<Way>& slides() const { return slides_; }
  const std::vector<Way>& leaps() const { return leaps_; }
  bool is_hole(std::uint32_t cell) const { return holes_[cell] != 0; }

  /// Whether the walk goes by tiles, several columns at once. Only where no move goes back and up
  /// at once; else it goes one column at a time.
  bool in_tiles() const { return columns_at_once_ > 1; }
  std::int64_t columns_at_once() const { return columns_at_once_; }

  /// Whether there are no holes and every move from rows `row` … `end_row` - 1 of `column` and all
  /// later columns stays on the board.
  bool all_reach(std::int64_t column, std::int64_t row, std::int64_t end_row) const;
  bool reaches(const Way& way, std::uint32_t cell, std::int64_t column, std::int64_t row) const;
  LineCursor cursor(const Way& slide, std::int64_t column, std::int64_t row) const;

 private:
  const Sweep& sweep_;
  const std::vector<std::uint8_t>& holes_;
  std::vector<Way> slides_;
  std::vector<Way> leaps_;
  std::int64_t columns_at_once_ = 1;
  std::int64_t lines_ = 0;
  std::int64_t most_back_ = 0;
  std::int64_t most_down_ = 0;
  std::int64_t most_up_ = 0;
  bool any_holes_ = false;
};

}  // namespace grundy
