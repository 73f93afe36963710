#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solve/sweep_lines.hpp"

namespace grundy {

/// Options that leaps reach; none where the slides are counted, so that nothing is spent on them.
template <std::size_t kSlides>
using LeapOptions =
    std::span<const std::uint32_t, kSlides == 0 ? std::dynamic_extent : std::size_t{0}>;

/// Visits all cells that are no holes, each after all that its moves reach; where the board is
/// mirrored, only those from the main diagonal on, whose columns go on what the rows have met. A rule has two parts:
/// `cut(line)` empties a line, `solve(cell, lines, options)` decides a cell by what its lines hold
/// and by the options that leaps reach, and adds it to its lines.
template <std::size_t kSlides, class Rule>
class BoardWalk {
 public:
  BoardWalk(const Sweep& sweep, const std::vector<std::uint8_t>& holes, Rule& rule)
      : sweep_(sweep),
        holes_(holes),
        rule_(rule),
        any_holes_(any_hole(holes)),
        mirrored_(is_mirrored(sweep, holes)) {
    std::int64_t first_line = 0;
    for (const Sweep::Step& step : sweep.steps) {
      most_back_ = std::max(most_back_, step.back);
      most_down_ = std::max(most_down_, step.down);
      most_up_ = std::max(most_up_, -step.down);
      const std::int64_t offset = step.back * sweep.outer_stride + step.down * sweep.inner_stride;
      (step.slide ? slides_ : leaps_).push_back({step, offset, first_line});
      first_line += line_count(sweep, step);
    }
  }

  void run() {
    const std::int64_t width = columns_at_once(sweep_);
    const std::int64_t height = width == 1 ? sweep_.inner : kTile;
    for (std::int64_t column = 0; column < sweep_.outer; column += width) {
      for (std::int64_t row = mirrored_ ? column : 0; row < sweep_.inner; row += height) {
        tile(column, std::min(column + width, sweep_.outer), row,
             std::min(row + height, sweep_.inner));
      }
    }
  }

 private:
  struct Way {
    Sweep::Step step;
    std::int64_t offset;  // from an option to the cell
    std::int64_t first_line;
  };

  // A function of its own that is called often: an engine that compiles in the background never
  // replaces a loop that is running.
  [[gnu::noinline]] void tile(std::int64_t column, std::int64_t end_column, std::int64_t row,
                              std::int64_t end_row) {
    const bool inside = !any_holes_ && column >= most_back_ && row >= most_down_ &&
                        end_row + most_up_ <= sweep_.inner;
    for (; column < end_column; ++column) {
      const std::int64_t first_row = mirrored_ ? std::max(column, row) : row;
      if (inside) {
        rows_inside(column, first_row, end_row);
      } else {
        rows_with_care(column, first_row, end_row);
      }
    }
  }

  void rows_inside(std::int64_t column, std::int64_t row, std::int64_t end_row) {
    LineCursors<kSlides> lines = cursors(column, row);
    std::int64_t cell = sweep_.cell(column, row);
    std::array<std::uint32_t, kMaxVectors> options;
    for (; row < end_row; ++row, cell += sweep_.inner_stride) {
      for (std::size_t i = 0; i < leaps_.size(); ++i) {
        options[i] = static_cast<std::uint32_t>(cell - leaps_[i].offset);
      }
      rule_.solve(static_cast<std::uint32_t>(cell), lines,
                  LeapOptions<kSlides>(options.data(), leaps_.size()));
      for (std::size_t i = 0; i < lines.size(); ++i) lines[i].next_row();
    }
  }

  void rows_with_care(std::int64_t column, std::int64_t row, std::int64_t end_row) {
    LineCursors<kSlides> lines = cursors(column, row);
    for (; row < end_row; ++row) {
      const std::uint32_t cell = sweep_.cell(column, row);
      if (!holes_[cell]) care_for(cell, column, row, lines);
      for (std::size_t i = 0; i < lines.size(); ++i) lines[i].next_row();
    }
  }

  void care_for(std::uint32_t cell, std::int64_t column, std::int64_t row,
                const LineCursors<kSlides>& lines) {
    std::array<std::uint32_t, kMaxVectors> options;
    std::size_t reached = 0;
    for (std::size_t i = 0; i < slides_.size(); ++i) {
      if (!reaches(slides_[i], cell, column, row)) rule_.cut(lines[i].line);
    }
    for (const Way& leap : leaps_) {
      if (!reaches(leap, cell, column, row)) continue;
      options[reached++] = static_cast<std::uint32_t>(cell - leap.offset);
    }
    rule_.solve(cell, lines, LeapOptions<kSlides>(options.data(), reached));
  }

  bool reaches(const Way& way, std::uint32_t cell, std::int64_t column, std::int64_t row) const {
    const std::int64_t from_row = row - way.step.down;
    return column >= way.step.back && from_row >= 0 && from_row < sweep_.inner &&
           !holes_[static_cast<std::size_t>(cell - way.offset)];
  }

  LineCursors<kSlides> cursors(std::int64_t column, std::int64_t row) const {
    LineCursors<kSlides> lines(slides_.size());
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i] = cursor(slides_[i], column, row);
    return lines;
  }

  LineCursor cursor(const Way& slide, std::int64_t column, std::int64_t row) const {
    if (mirrored_ && slide.step.back == 0) {
      const auto along = std::find_if(slides_.begin(), slides_.end(),
                                      [](const Way& way) { return way.step.down == 0; });
      const LineCursor same = cursor(*along, 0, column);
      return {same.line, same.line, same.line + 1};
    }
    const auto& [step, offset, first_line] = slide;
    const std::int64_t places = places_in_turn(sweep_, step);
    const std::int64_t turn = column % (step.back == 0 ? columns_at_once(sweep_) : step.back);
    const std::int64_t shift = step.back == 0 ? 0 : step.down * (column / step.back);
    const std::int64_t place = ((row - shift) % places + places) % places;
    const std::int64_t first = first_line + turn * places;
    return {static_cast<std::uint32_t>(first + place), static_cast<std::uint32_t>(first),
            static_cast<std::uint32_t>(first + places)};
  }

  const Sweep& sweep_;
  const std::vector<std::uint8_t>& holes_;
  Rule& rule_;
  bool any_holes_;
  bool mirrored_;
  std::vector<Way> slides_;
  std::vector<Way> leaps_;
  std::int64_t most_back_ = 0;
  std::int64_t most_down_ = 0;
  std::int64_t most_up_ = 0;
};

/// Solves all cells by a rule; three slides, as a queen has toward a corner, are worth their own code.
template <class Rule>
void walk_board(const Sweep& sweep, const std::vector<std::uint8_t>& holes, Rule rule) {
  const auto slides = std::count_if(sweep.steps.begin(), sweep.steps.end(),
                                    [](const Sweep::Step& step) { return step.slide; });
  if (slides == 3 && sweep.steps.size() == 3) {
    BoardWalk<3, Rule>(sweep, holes, rule).run();
  } else {
    BoardWalk<0, Rule>(sweep, holes, rule).run();
  }
}

}  // namespace grundy
