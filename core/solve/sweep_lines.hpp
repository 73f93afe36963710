#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "game/board.hpp"
#include "solve/board_sweep.hpp"

namespace grundy {

/// Square tiles keep the lines that cross them in the nearest cache. They are walked column by
/// column, so they serve only where no move goes back and up at once.
inline constexpr std::int64_t kTile = 32;

inline std::int64_t columns_at_once(const Sweep& sweep) {
  const bool tiles = std::all_of(sweep.steps.begin(), sweep.steps.end(),
                                 [](const Sweep::Step& step) { return step.down >= 0; });
  return tiles ? kTile : 1;
}

/// How many places the lines of one slide take in turn: enough that no two lines through the columns
/// walked at once share a place. A line begins where the slide reaches nothing, and is emptied there.
inline std::int64_t places_in_turn(const Sweep& sweep, const Sweep::Step& step) {
  if (step.back == 0) return step.down;
  return sweep.inner + std::abs(step.down) * (columns_at_once(sweep) - 1);
}

inline std::int64_t line_count(const Sweep& sweep, const Sweep::Step& step) {
  if (!step.slide) return 0;
  return places_in_turn(sweep, step) * (step.back == 0 ? columns_at_once(sweep) : step.back);
}

inline bool any_hole(const std::vector<std::uint8_t>& holes) {
  return std::memchr(holes.data(), 1, holes.size()) != nullptr;
}

/// Whether the board and the moves stay what they are when columns and rows change places, and no
/// slide crosses the main diagonal: then half of the cells tell the other half.
inline bool is_mirrored(const Sweep& sweep, const std::vector<std::uint8_t>& holes) {
  const auto has = [&](std::int64_t back, std::int64_t down) {
    return std::any_of(sweep.steps.begin(), sweep.steps.end(), [&](const Sweep::Step& step) {
      return step.slide && step.back == back && step.down == down;
    });
  };
  const bool along = std::all_of(sweep.steps.begin(), sweep.steps.end(), [](const auto& step) {
    const bool straight = step.back * step.down == 0 && step.back + step.down == 1;
    return step.slide && (straight || step.back == step.down);
  });
  return sweep.outer == sweep.inner && along && has(1, 0) && has(0, 1) && !any_hole(holes);
}

/// Fills the rows before the main diagonal from the columns before it.
template <class Number>
void mirror(const Sweep& sweep, std::vector<Number>& table) {
  for (std::int64_t tile = 0; tile < sweep.outer; tile += kTile) {
    for (std::int64_t row_tile = tile; row_tile < sweep.inner; row_tile += kTile) {
      for (std::int64_t row = row_tile; row < std::min(row_tile + kTile, sweep.inner); ++row) {
        for (std::int64_t column = tile; column < std::min(tile + kTile, row); ++column) {
          table[sweep.cell(row, column)] = table[sweep.cell(column, row)];
        }
      }
    }
  }
}

inline std::int64_t all_lines(const Sweep& sweep) {
  std::int64_t lines = 0;
  for (const Sweep::Step& step : sweep.steps) lines += line_count(sweep, step);
  return lines;
}

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

 private:
  std::array<LineCursor, kMost> cursors_;
  std::size_t count_;
};

}  // namespace grundy
