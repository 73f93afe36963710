#include "families/grid/sweeps/leap_waves.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "families/grid/sweeps/wave_rules.hpp"

namespace grundy {
namespace {

// Anti-diagonals in a strip. Each strip visits the board once, which takes a page of memory per row.
constexpr std::int64_t kStrip = 192;

template <class Rule>
class WaveWalk {
 public:
  WaveWalk(const LeapWaves& plan, const std::vector<std::uint8_t>& holes, Rule rule)
      : plan_(plan), holes_(holes), rule_(rule), margin_(kLanes) {
    for (const LeapWaves::Leap& leap : plan.leaps) {
      margin_ = std::max(margin_, std::abs(leap.down) + kLanes);
      kept_ = std::max(kept_, leap.back);
    }
    length_ = plan.height + 2 * margin_ + kLanes;
    lanes_.assign(static_cast<std::size_t>(length_ * (kept_ + kStrip)), Rule::none());
  }

  void run() {
    for (std::int64_t first = 0; first < plan_.waves(); first += kStrip) {
      rows_begin_ = std::max<std::int64_t>(0, first - plan_.width + 1) / kLanes * kLanes;
      rows_end_ = std::min(plan_.height, first + kStrip);
      for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) read_rows(first, y);
      for (std::int64_t i = 0; i < kStrip; ++i) solve_wave(i);
      for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) write_rows(first, y);
      // Without leaps only wave(-1) is looked at, which has to stay empty.
      if (plan_.leaps.empty()) continue;
      std::copy_n(wave(kStrip - kept_) - margin_, kept_ * length_, wave(-kept_) - margin_);
    }
  }

 private:
  using Vector = typename Rule::Vector;
  using Lane = typename Rule::Lane;
  static constexpr std::int64_t kLanes = kLanesOf<Vector>;
  static constexpr std::int64_t kBlocks = kStrip / kLanes;
  static_assert(kStrip % kLanes == 0 && kStrip >= LeapWaves::kMostBack);

  // The lanes of anti-diagonal `i` of the strip, one per row from 0 on; those beyond both ends are
  // none(). Negative `i` are the last anti-diagonals of the strip before.
  Lane* wave(std::int64_t i) { return lanes_.data() + (i + kept_) * length_ + margin_; }
  // Where lane `i` of each block is kept, from row y on. A struct with only numbers of its own
  // stays in registers.
  struct Places {
    Lane* first;
    std::ptrdiff_t next_lane;
    std::ptrdiff_t next_block;

    Lane* at(std::int64_t block, std::int64_t i) const {
      return first + static_cast<std::ptrdiff_t>(block) * next_block +
             static_cast<std::ptrdiff_t>(i) * next_lane;
    }
  };
  Places places(std::int64_t y) {
    const auto length = static_cast<std::ptrdiff_t>(length_);
    return {.first = wave(forward() ? 0 : kLanes - 1) + y,
            .next_lane = forward() ? length : -length,
            .next_block = length * std::ptrdiff_t{kLanes}};
  }
  bool forward() const { return plan_.stride_x == 1; }

  std::size_t cell(std::int64_t s, std::int64_t y) const {
    return static_cast<std::size_t>(plan_.cell(s - y, y));
  }

  // The kLanes rows from y on of the strip from anti-diagonal `first` on are read and written in blocks of
  // kLanes * kLanes cells. In a full block all cells are on the board, and those of a row are side by side in
  // memory: block 0 starts at `cell`, and `next_row` and `next_block` are the strides.
  struct FullBlocks {
    std::int64_t begin = 0;
    std::int64_t end = 0;
    std::ptrdiff_t cell = 0;
    std::ptrdiff_t next_row = 0;
    std::ptrdiff_t next_block = 0;
    std::ptrdiff_t ahead = 0;  // from a cell to one that is prefetched

    bool has(std::int64_t block) const { return block >= begin && block < end; }
    std::ptrdiff_t at(std::int64_t block, std::int64_t row) const {
      return cell + static_cast<std::ptrdiff_t>(block) * next_block +
             static_cast<std::ptrdiff_t>(row) * next_row;
    }
  };
  FullBlocks full_blocks(std::int64_t first, std::int64_t y) const {
    if (y + kLanes > plan_.height) return {};
    const std::int64_t begin = std::clamp<std::int64_t>(y + kLanes - 1 - first, 0, kStrip);
    const std::int64_t end = std::clamp<std::int64_t>(y + plan_.width - first, 0, kStrip);
    const auto next_row = static_cast<std::ptrdiff_t>(plan_.stride_y - plan_.stride_x);
    return {.begin = (begin + kLanes - 1) / kLanes,
            .end = end / kLanes,
            .cell = static_cast<std::ptrdiff_t>(cell(forward() ? first : first + kLanes - 1, y)),
            .next_row = next_row,
            .next_block = static_cast<std::ptrdiff_t>(kLanes * plan_.stride_x),
            .ahead = y + 3 * kLanes <= plan_.height ? next_row * std::ptrdiff_t{2 * kLanes} : 0};
  }
  // Calls `visit(lane, cell)` for the cells of a block; lanes count row by row in memory order.
  template <class Visit>
  void for_each_cell(std::int64_t first, std::int64_t y, std::int64_t block, Visit visit) const {
    const std::int64_t s = first + block * kLanes;
    const bool forward = this->forward();
    const auto step = static_cast<std::size_t>(plan_.stride_x);
    for (std::int64_t row = 0; row < std::min(kLanes, plan_.height - y); ++row) {
      const std::int64_t begin = std::clamp<std::int64_t>(y + row - s, 0, kLanes);
      const std::int64_t end = std::clamp<std::int64_t>(y + row + plan_.width - s, 0, kLanes);
      std::size_t next = cell(s + begin, y + row);
      for (std::int64_t lane = begin; lane < end; ++lane, next += step) {
        visit(static_cast<std::size_t>(row * kLanes + (forward ? lane : kLanes - 1 - lane)), next);
      }
    }
  }

  // The functions below are called often: an engine that optimizes in the background cannot replace
  // a running loop. They are short, because such an engine makes poor use of registers in a long
  // piece of code without branches.

  [[gnu::noinline]] void read_rows(std::int64_t first, std::int64_t y) {
    const FullBlocks full = full_blocks(first, y);
    const Places places = this->places(y);
    const std::uint8_t* const holes = holes_.data();
    const auto keep = [&](std::int64_t block, std::int64_t row, Vector lanes) {
      half_[static_cast<std::size_t>(block * kLanes + row)] = lanes;
    };
    turn_places<Vector, 4>(
        full.begin, full.end,
        [&](std::int64_t block, std::int64_t row) {
          const std::uint8_t* const from = holes + full.at(block, row);
          __builtin_prefetch(from + full.ahead);
          return Rule::open(from);
        },
        keep);
    for (std::int64_t block = 0; block < kBlocks; ++block) {
      if (full.has(block)) continue;
      edge_.fill(0);
      for_each_cell(first, y, block, [&](std::size_t lane, std::size_t cell) {
        edge_[lane] = static_cast<Lane>(holes[cell] - 1);
      });
      turn_places<Vector, 4>(
          block, block + 1,
          [&](std::int64_t, std::int64_t row) {
            return load_lanes<Vector>(edge_.data() + row * kLanes);
          },
          keep);
    }
    turn_places<Vector, kLanes / 4>(
        0, kBlocks,
        [&](std::int64_t block, std::int64_t row) {
          return half_[static_cast<std::size_t>(block * kLanes + row)];
        },
        [&](std::int64_t block, std::int64_t i, Vector lanes) {
          store_lanes(places.at(block, i), lanes);
        });
  }

  // Before it is solved, a wave holds all ones at each undamaged cell.
  [[gnu::noinline]] void solve_wave(std::int64_t s) {
    std::fill_n(wave(s), rows_begin_, Rule::none());
    if (plan_.leaps.size() > 4) {
      solve_rows(s, std::make_index_sequence<8>());
    } else {
      solve_rows(s, std::make_index_sequence<4>());
    }
  }
  // Where there are fewer leaps, the last one is repeated, which changes nothing.
  template <std::size_t... kLeap>
  void solve_rows(std::int64_t s, std::index_sequence<kLeap...>) {
    const std::vector<LeapWaves::Leap>& leaps = plan_.leaps;
    const auto option = [&](std::size_t i) {
      if (leaps.empty()) return static_cast<const Lane*>(wave(-1));
      const LeapWaves::Leap& leap = leaps[std::min(i, leaps.size() - 1)];
      return static_cast<const Lane*>(wave(s - leap.back) - leap.down);
    };
    const Lane* const options[] = {option(kLeap)...};
    Lane* const here = wave(s);
    const Rule rule = rule_;
    for (std::int64_t y = rows_begin_, end = rows_end_; y < end; y += kLanes) {
      Vector gathered = Vector{} + Rule::none();
      ((gathered = Rule::both(gathered, load_lanes<Vector>(options[kLeap] + y))), ...);
      store_lanes(here + y, rule.solve(gathered, load_lanes<Vector>(here + y)));
    }
  }

  [[gnu::noinline]] void write_rows(std::int64_t first, std::int64_t y) {
    // A copy of its own, so that the compiler knows that the stores below do not change it.
    Rule rule = rule_;
    const FullBlocks full = full_blocks(first, y);
    const Places places = this->places(y);
    turn_places<Vector, 4>(
        0, kBlocks,
        [&](std::int64_t block, std::int64_t i) { return load_lanes<Vector>(places.at(block, i)); },
        [&](std::int64_t block, std::int64_t row, Vector lanes) {
          half_[static_cast<std::size_t>(block * kLanes + row)] = lanes;
        });
    const auto kept = [&](std::int64_t block, std::int64_t row) {
      return half_[static_cast<std::size_t>(block * kLanes + row)];
    };
    turn_places<Vector, kLanes / 4>(
        full.begin, full.end, kept, [&](std::int64_t block, std::int64_t row, Vector lanes) {
          const std::ptrdiff_t to = full.at(block, row);
          __builtin_prefetch(rule.place(static_cast<std::size_t>(to + full.ahead)), 1);
          rule.write(static_cast<std::size_t>(to), lanes);
        });
    for (std::int64_t block = 0; block < kBlocks; ++block) {
      if (full.has(block)) continue;
      turn_places<Vector, kLanes / 4>(block, block + 1, kept,
                                      [&](std::int64_t, std::int64_t row, Vector lanes) {
                                        store_lanes(edge_.data() + row * kLanes, lanes);
                                      });
      for_each_cell(first, y, block,
                    [&](std::size_t lane, std::size_t cell) { rule.write(cell, edge_[lane]); });
    }
  }

  const LeapWaves& plan_;
  const std::vector<std::uint8_t>& holes_;
  Rule rule_;
  std::int64_t margin_;
  std::int64_t length_ = 0;
  std::int64_t kept_ = 1;        // anti-diagonals kept for the next strip
  std::int64_t rows_begin_ = 0;  // a multiple of kLanes
  std::int64_t rows_end_ = 0;
  std::vector<Lane> lanes_;
  std::array<Vector, kStrip> half_;         // the rows, half transposed
  std::array<Lane, kLanes * kLanes> edge_;  // one block that is not full
};

// Filled many numbers at once, with this file's compiler flags: a library function that is called
// instead may be compiled for size and write one number after the other.
template <class Number>
[[gnu::flatten]] std::vector<Number> zeros(std::size_t count) {
  return std::vector<Number>(count);
}

}  // namespace

std::optional<LeapWaves> plan_leap_waves(const BoardSize& size,
                                         const std::vector<PieceMove>& moves) {
  const std::int64_t width = size.width;
  const std::int64_t height = size.height;
  for (const int sign_x : {1, -1}) {
    for (const int sign_y : {1, -1}) {
      LeapWaves plan;
      plan.width = width;
      plan.height = height;
      plan.first_cell = (sign_x > 0 ? 0 : width - 1) + (sign_y > 0 ? 0 : height - 1) * width;
      plan.stride_x = sign_x;
      plan.stride_y = sign_y * width;
      bool serves = true;
      for (const PieceMove& move : moves) {
        // Such a vector never stays on the board.
        if (std::abs(move.dx) >= width || std::abs(move.dy) >= height) continue;
        const std::int64_t x = std::int64_t{sign_x} * move.dx;
        const std::int64_t y = std::int64_t{sign_y} * move.dy;
        const std::int64_t back = -x - y;
        serves = serves && !move.slide && back >= 1 && back <= LeapWaves::kMostBack;
        plan.leaps.push_back({back, -y});
      }
      if (serves && plan.leaps.size() <= LeapWaves::kMostLeaps && plan.waves() < DepthWave::kMost)
        return plan;
    }
  }
  return std::nullopt;
}

SolvedTable solve_by_waves(const LeapWaves& plan, const std::vector<std::uint8_t>& holes,
                           const Wanted& wanted) {
  SolvedTable table;
  table.small_grundy = zeros<std::uint8_t>(holes.size());
  WaveWalk<NumberWave>(plan, holes, NumberWave(table.small_grundy)).run();
  if (!wanted.depth) return table;
  table.won = zeros<std::uint8_t>(holes.size());
  table.remoteness = zeros<std::int32_t>(holes.size());
  WaveWalk<DepthWave>(plan, holes, DepthWave(wanted.play, table)).run();
  return table;
}

}  // namespace grundy
