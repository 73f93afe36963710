#include "families/grid/sweeps/board_sweep.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "families/grid/board_walk.hpp"
#include "families/grid/sweeps/sweep_rules.hpp"
#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

// Bounds the memory for the sets of all lines by what a browser tab can spare.
constexpr std::int64_t kMaxSetWords = std::int64_t{1} << 23;

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
  if (SweepLines(sweep, {}).lines() * words_for_numbers(sweep) > kMaxSetWords) return std::nullopt;
  return sweep;
}

}  // namespace

std::optional<Sweep> plan_sweep(const BoardSize& size, const std::vector<PieceMove>& moves) {
  const bool wide = size.width > size.height;
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
  const SweepLines lines(sweep, holes);
  const auto count = static_cast<std::size_t>(lines.lines());
  const auto words = static_cast<std::size_t>(words_for_numbers(sweep));
  const auto filled = [&](auto cells, auto rule) {
    BoardWalk(lines, rule(cells)).run();
    return cells;
  };
  SolvedTable table = table_by_keys(
      wanted,
      [&](Play play) {
        return filled(std::vector<std::uint32_t>(holes.size()), [&](auto& numbers) {
          return NumberRule(count, words, play == Play::Misere ? 1 : 0, numbers);
        });
      },
      [&](auto key_above) {
        return filled(std::vector<std::int32_t>(holes.size()),
                      [&](auto& keys) { return KeyRule(count, key_above, keys); });
      });
  for (std::size_t cell = 0; wanted.depth && cell < holes.size(); ++cell) {
    if (holes[cell]) table.set(cell, {});
  }
  return table;
}

}  // namespace grundy
