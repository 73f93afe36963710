#include "solve/board_sweep.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "solve/remoteness.hpp"

namespace grundy {
namespace {

// Keeps the sets of all lines together inside what a tab can spare.
constexpr std::int64_t kMaxSetWords = std::int64_t{1} << 23;

std::int64_t line_count(const Sweep& sweep, const Sweep::Step& step) {
  if (!step.slide) return 0;
  return step.back == 0 ? step.down : step.back * sweep.inner;
}

std::int64_t longest_slide(const Sweep& sweep, const Sweep::Step& step) {
  const std::int64_t across = step.back == 0 ? INT64_MAX : (sweep.outer - 1) / step.back;
  const std::int64_t along = step.down == 0 ? INT64_MAX : (sweep.inner - 1) / std::abs(step.down);
  return std::min(across, along);
}

// A position with n options has a Grundy number of at most n.
std::int64_t words_for_numbers(const Sweep& sweep) {
  std::int64_t most_options = 0;
  for (const Sweep::Step& step : sweep.steps) {
    most_options += step.slide ? longest_slide(sweep, step) : 1;
  }
  return most_options / 64 + 1;
}

std::int64_t all_lines(const Sweep& sweep) {
  std::int64_t lines = 0;
  for (const Sweep::Step& step : sweep.steps) lines += line_count(sweep, step);
  return lines;
}

// The Grundy numbers on each line, as bit sets. Mex values; an ended position has `ended_value`.
class NumberRule {
 public:
  NumberRule(const Sweep& sweep, std::uint32_t ended_value, std::vector<std::uint32_t>& numbers)
      : ended_value_(ended_value),
        numbers_(numbers),
        words_(static_cast<std::size_t>(words_for_numbers(sweep))),
        bits_(words_ * static_cast<std::size_t>(all_lines(sweep)), 0),
        lines_(static_cast<std::size_t>(all_lines(sweep))) {}

  void begin() {
    met_.clear();
    leaps_.clear();
  }
  void cut(std::size_t line) {
    std::fill_n(bits_.begin() + static_cast<std::ptrdiff_t>(line * words_), lines_[line].used, 0);
    lines_[line] = {};
  }
  void meet(std::size_t line) { met_.push_back(line); }
  void leap(std::uint32_t option) { leaps_.push_back(numbers_[option]); }

  void finish(std::uint32_t cell) {
    if (met_.empty() && leaps_.empty()) {
      numbers_[cell] = ended_value_;
      return;
    }
    std::size_t word = 0;
    for (const std::size_t line : met_) word = std::max<std::size_t>(word, lines_[line].full);
    for (;; ++word) {
      std::uint64_t present = 0;
      for (const std::size_t line : met_) present |= bits_[line * words_ + word];
      for (const std::uint32_t number : leaps_) {
        if (number / 64 == word) present |= std::uint64_t{1} << (number % 64);
      }
      if (~present == 0) continue;
      numbers_[cell] = static_cast<std::uint32_t>(word * 64) +
                       static_cast<std::uint32_t>(std::countr_one(present));
      return;
    }
  }

  void extend(std::size_t line, std::uint32_t cell) {
    const std::uint32_t number = numbers_[cell];
    Line& state = lines_[line];
    std::uint64_t* set = bits_.data() + line * words_;
    set[number / 64] |= std::uint64_t{1} << (number % 64);
    state.used = std::max(state.used, number / 64 + 1);
    while (state.full < state.used && ~set[state.full] == 0) ++state.full;
  }

 private:
  struct Line {
    std::uint32_t full = 0;  // words before this one are all ones
    std::uint32_t used = 0;  // words from this one on are all zeros
  };
  std::uint32_t ended_value_;
  std::vector<std::uint32_t>& numbers_;
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
  std::vector<Line> lines_;
  std::vector<std::size_t> met_;
  std::vector<std::uint32_t> leaps_;
};

class DepthRule {
 public:
  DepthRule(const Sweep& sweep, Play play, SolvedTable& table)
      : play_(play), table_(table), lines_(static_cast<std::size_t>(all_lines(sweep))) {}

  void begin() { here_ = {}; }
  void cut(std::size_t line) { lines_[line] = {}; }
  void meet(std::size_t line) { here_.add(lines_[line]); }
  void leap(std::uint32_t option) { here_.add(table_.depth(option)); }
  void finish(std::uint32_t cell) { table_.set(cell, here_.position(play_)); }
  void extend(std::size_t line, std::uint32_t cell) { lines_[line].add(table_.depth(cell)); }

 private:
  Play play_;
  SolvedTable& table_;
  std::vector<DepthOfOptions> lines_;
  DepthOfOptions here_;
};

class TameRule {
 public:
  TameRule(const Sweep& sweep, SolvedTable& table)
      : table_(table), lines_(static_cast<std::size_t>(all_lines(sweep)), 1) {}

  void begin() { here_ = true; }
  void cut(std::size_t line) { lines_[line] = 1; }
  void meet(std::size_t line) { here_ = here_ && lines_[line]; }
  void leap(std::uint32_t option) { here_ = here_ && table_.tame[option]; }
  void finish(std::uint32_t cell) {
    table_.tame[cell] = here_ && is_tame_pair(table_.grundy[cell], table_.misere_grundy[cell]);
  }
  void extend(std::size_t line, std::uint32_t cell) { lines_[line] &= table_.tame[cell]; }

 private:
  SolvedTable& table_;
  std::vector<std::uint8_t> lines_;
  bool here_ = true;
};

// What one step means in the column at hand: its lines begin at `first_line`, and the cell in row r
// belongs to line (r - shift) modulo `modulus`.
struct StepInColumn {
  bool reaches = false;  // the column `back` columns ago exists
  std::int64_t first_line = 0;
  std::int64_t shift = 0;
  std::int64_t modulus = 1;
};

StepInColumn step_in_column(const Sweep& sweep, const Sweep::Step& step, std::int64_t column,
                            std::int64_t first_line) {
  StepInColumn here;
  here.reaches = column >= step.back;
  if (!step.slide) return here;
  here.first_line = first_line;
  here.modulus = step.back == 0 ? step.down : sweep.inner;
  if (step.back == 0) return here;
  here.first_line += (column % step.back) * sweep.inner;
  here.shift = (step.down * (column / step.back)) % sweep.inner;
  if (here.shift < 0) here.shift += sweep.inner;
  return here;
}

std::size_t line_of_row(const StepInColumn& here, std::int64_t row) {
  std::int64_t place = row - here.shift;
  if (place < 0) place += here.modulus;
  if (place >= here.modulus) place %= here.modulus;
  return static_cast<std::size_t>(here.first_line + place);
}

template <class Rule>
void visit_cell(const Sweep& sweep, const std::vector<std::uint8_t>& holes,
                const std::vector<StepInColumn>& steps, std::int64_t column, std::int64_t row,
                Rule& rule) {
  const std::uint32_t cell = sweep.cell(column, row);
  if (holes[cell]) return;
  std::array<std::size_t, kMaxVectors> lines;
  std::size_t slides = 0;
  rule.begin();
  for (std::size_t k = 0; k < steps.size(); ++k) {
    const Sweep::Step& step = sweep.steps[k];
    const std::int64_t from_row = row - step.down;
    bool reaches = steps[k].reaches && from_row >= 0 && from_row < sweep.inner;
    std::uint32_t option = 0;
    if (reaches) {
      option = sweep.cell(column - step.back, from_row);
      reaches = !holes[option];
    }
    if (step.slide) {
      const std::size_t line = line_of_row(steps[k], row);
      lines[slides++] = line;
      if (reaches) {
        rule.meet(line);
      } else {
        rule.cut(line);
      }
    } else if (reaches) {
      rule.leap(option);
    }
  }
  rule.finish(cell);
  for (std::size_t i = 0; i < slides; ++i) rule.extend(lines[i], cell);
}

template <class Rule>
void walk(const Sweep& sweep, const std::vector<std::uint8_t>& holes, Rule rule) {
  std::vector<StepInColumn> steps(sweep.steps.size());
  for (std::int64_t column = 0; column < sweep.outer; ++column) {
    std::int64_t first_line = 0;
    for (std::size_t k = 0; k < steps.size(); ++k) {
      steps[k] = step_in_column(sweep, sweep.steps[k], column, first_line);
      first_line += line_count(sweep, sweep.steps[k]);
    }
    for (std::int64_t row = 0; row < sweep.inner; ++row) {
      visit_cell(sweep, holes, steps, column, row, rule);
    }
  }
}

bool goes_back(const Sweep::Step& step) {
  return step.back > 0 || (step.back == 0 && step.down > 0);
}

std::optional<Sweep> sweep_with(const BoardSize& size, const std::vector<PieceMove>& moves,
                                bool by_columns, int sign_x, int sign_y) {
  const std::int64_t width = size.width;
  const std::int64_t height = size.height;
  Sweep sweep;
  sweep.outer = by_columns ? width : height;
  sweep.inner = by_columns ? height : width;
  const std::int64_t stride_x = -sign_x;
  const std::int64_t stride_y = -sign_y * width;
  sweep.outer_stride = by_columns ? stride_x : stride_y;
  sweep.inner_stride = by_columns ? stride_y : stride_x;
  sweep.first_cell = (sign_x < 0 ? 0 : width - 1) + (sign_y < 0 ? 0 : height - 1) * width;
  for (const PieceMove& move : moves) {
    // Such a vector never stays on the board.
    if (std::abs(move.dx) >= width || std::abs(move.dy) >= height) continue;
    const std::int64_t x = std::int64_t{sign_x} * move.dx;
    const std::int64_t y = std::int64_t{sign_y} * move.dy;
    sweep.steps.push_back({by_columns ? x : y, by_columns ? y : x, move.slide});
    if (!goes_back(sweep.steps.back())) return std::nullopt;
  }
  if (all_lines(sweep) * words_for_numbers(sweep) > kMaxSetWords) return std::nullopt;
  return sweep;
}

}  // namespace

std::optional<Sweep> plan_sweep(const BoardSize& size, const std::vector<PieceMove>& moves) {
  const bool wide = size.width >= size.height;
  for (const bool by_columns : {wide, !wide}) {
    for (const int sign_x : {-1, 1}) {
      for (const int sign_y : {-1, 1}) {
        if (auto sweep = sweep_with(size, moves, by_columns, sign_x, sign_y)) return sweep;
      }
    }
  }
  return std::nullopt;
}

SolvedTable solve_by_sweep(const Sweep& sweep, const std::vector<std::uint8_t>& holes,
                           const Wanted& wanted) {
  SolvedTable table(holes.size());
  walk(sweep, holes, NumberRule(sweep, 0, table.grundy));
  walk(sweep, holes, DepthRule(sweep, wanted.play, table));
  if (wanted.misere_numbers) {
    table.misere_grundy.assign(holes.size(), 0);
    table.tame.assign(holes.size(), 1);
    walk(sweep, holes, NumberRule(sweep, 1, table.misere_grundy));
    walk(sweep, holes, TameRule(sweep, table));
  }
  return table;
}

}  // namespace grundy
