#include "families/grid/sweeps/sweep_lines.hpp"

#include <cstdlib>
#include <cstring>

namespace grundy {

SweepLines::SweepLines(const Sweep& sweep, const std::vector<std::uint8_t>& holes)
    : sweep_(sweep),
      holes_(holes),
      any_holes_(!holes.empty() && std::memchr(holes.data(), 1, holes.size()) != nullptr) {
  const bool tiles = std::all_of(sweep.steps.begin(), sweep.steps.end(),
                                 [](const Sweep::Step& step) { return step.down >= 0; });
  columns_at_once_ = tiles ? kTile : 1;
  for (const Sweep::Step& step : sweep.steps) {
    most_back_ = std::max(most_back_, step.back);
    most_down_ = std::max(most_down_, step.down);
    most_up_ = std::max(most_up_, -step.down);
    Way way{step, step.back * sweep.outer_stride + step.down * sweep.inner_stride, lines_, 0};
    if (!step.slide) {
      leaps_.push_back(way);
      continue;
    }
    // Enough places that no two lines through the columns walked at once share one. A line begins
    // where the slide reaches nothing, and is emptied there.
    way.places =
        step.back == 0 ? step.down : sweep.inner + std::abs(step.down) * (columns_at_once_ - 1);
    lines_ += way.places * (step.back == 0 ? columns_at_once_ : step.back);
    slides_.push_back(way);
  }
}

bool SweepLines::all_reach(std::int64_t column, std::int64_t row, std::int64_t end_row) const {
  return !any_holes_ && column >= most_back_ && row >= most_down_ &&
         end_row + most_up_ <= sweep_.inner;
}

bool SweepLines::reaches(const Way& way, std::uint32_t cell, std::int64_t column,
                         std::int64_t row) const {
  const std::int64_t from_row = row - way.step.down;
  return column >= way.step.back && from_row >= 0 && from_row < sweep_.inner &&
         !holes_[static_cast<std::size_t>(cell - way.offset)];
}

LineCursor SweepLines::cursor(const Way& slide, std::int64_t column, std::int64_t row) const {
  const auto& [step, offset, first_line, places] = slide;
  const std::int64_t turn = column % (step.back == 0 ? columns_at_once_ : step.back);
  const std::int64_t shift = step.back == 0 ? 0 : step.down * (column / step.back);
  const std::int64_t place = ((row - shift) % places + places) % places;
  const std::int64_t first = first_line + turn * places;
  return {static_cast<std::uint32_t>(first + place), static_cast<std::uint32_t>(first),
          static_cast<std::uint32_t>(first + places)};
}

}  // namespace grundy
