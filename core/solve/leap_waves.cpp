#include "solve/leap_waves.hpp"

#include <algorithm>
#include <cstdlib>

#include "solve/wave_rules.hpp"

namespace grundy {
namespace {

// Anti-diagonals between two visits of the board: each visit takes a page of memory per row.
constexpr std::int64_t kStrip = 64;

template <class Rule>
class WaveWalk {
 public:
  WaveWalk(const LeapWaves& plan, const std::vector<std::uint8_t>& holes, Rule rule)
      : plan_(plan), holes_(holes), rule_(rule), margin_(kLanes) {
    for (const LeapWaves::Leap& leap : plan.leaps) {
      margin_ = std::max(margin_, std::abs(leap.down) + kLanes);
    }
    length_ = plan.height + 2 * margin_ + kLanes;
    ring_.assign(static_cast<std::size_t>(length_ * kKept), Rule::none());
    open_.resize(static_cast<std::size_t>(length_ * kStrip));
  }

  void run() {
    for (std::int64_t first = 0; first < plan_.waves(); first += kStrip) {
      rows_begin_ = std::max<std::int64_t>(0, first - plan_.width + 1) / kLanes * kLanes;
      rows_end_ = std::min(plan_.height, first + kStrip);
      read_holes(first);
      for (std::int64_t s = first; s < first + kStrip; ++s) solve_wave(s);
      write_strip(first);
    }
  }

 private:
  using Vector = typename Rule::Vector;
  using Lane = typename Rule::Lane;
  static constexpr std::int64_t kLanes = kLanesOf<Vector>;
  // Each board row is on its own page, which the processor does not fetch by itself.
  static constexpr std::int64_t kRowsAhead = 2 * kLanes;
  static constexpr std::int64_t kKept = LeapWaves::kMostBack + kStrip;
  static_assert((kKept & (kKept - 1)) == 0);

  // The lanes of an anti-diagonal, one per row; beyond both ends there are none.
  Lane* wave(std::int64_t s) { return ring_.data() + (s & (kKept - 1)) * length_ + margin_; }
  // Where an anti-diagonal has cells that are no holes: all ones.
  Lane* open(std::int64_t s) { return open_.data() + (s & (kStrip - 1)) * length_; }

  bool holds(std::int64_t s, std::int64_t y) const {
    return y < plan_.height && s >= y && s - y < plan_.width;
  }
  // Whether row y has cells on kLanes anti-diagonals from s on, and they lie side by side.
  bool holds_all(std::int64_t s, std::int64_t y) const {
    return y < plan_.height && s >= y && s - y + kLanes <= plan_.width &&
           std::abs(plan_.stride_x) == 1;
  }
  std::size_t cell(std::int64_t s, std::int64_t y) const {
    return static_cast<std::size_t>(plan_.cell(s - y, y));
  }
  bool forward() const { return plan_.stride_x == 1; }
  // The first in memory of the kLanes cells of row y from anti-diagonal s on.
  std::size_t first_cell(std::int64_t s, std::int64_t y) const {
    return cell(forward() ? s : s + kLanes - 1, y);
  }

  // Whether that holds for the kLanes rows from y on.
  bool holds_block(std::int64_t s, std::int64_t y) const {
    return holds_all(s, y) && holds_all(s, y + kLanes - 1);
  }
  // From a cell to the next on its anti-diagonal, in memory.
  std::ptrdiff_t next_row() const {
    return static_cast<std::ptrdiff_t>(plan_.stride_y - plan_.stride_x);
  }
  // How far ahead to fetch from memory: nowhere at the end of the board.
  std::ptrdiff_t fetched(std::int64_t s, std::int64_t y) const {
    return holds_block(s, y + kRowsAhead) ? next_row() * std::ptrdiff_t{kRowsAhead} : 0;
  }

  // Functions of their own that are called often: an engine that compiles in the background never
  // replaces a loop that is running.
  [[gnu::noinline]] void read_holes(std::int64_t first) {
    for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) {
      for (std::int64_t s = first; s < first + kStrip; s += kLanes) {
        const LaneBlock<Vector> block = transposed<Vector>(open_block(s, y));
        Lane* to = open(s) + y;
        for (const Vector lanes : block) {
          store_lanes(to, lanes);
          to += length_;
        }
      }
    }
  }

  [[gnu::noinline]] void solve_wave(std::int64_t s) {
    Lane* const here = wave(s);
    std::fill_n(here - margin_, length_, Rule::none());
    for (const LeapWaves::Leap& leap : plan_.leaps) {
      const Lane* const options = wave(s - leap.back) - leap.down;
      for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) {
        store_lanes(here + y,
                    Rule::both(load_lanes<Vector>(here + y), load_lanes<Vector>(options + y)));
      }
    }
    const Lane* const open_here = open(s);
    for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) {
      store_lanes(here + y,
                  rule_.solve(load_lanes<Vector>(here + y), load_lanes<Vector>(open_here + y)));
    }
  }

  [[gnu::noinline]] void write_strip(std::int64_t first) {
    // Stores through a copy that nothing else knows need not be looked at again.
    Rule rule = rule_;
    for (std::int64_t y = rows_begin_; y < rows_end_; y += kLanes) {
      for (std::int64_t s = first; s < first + kStrip; s += kLanes) {
        LaneBlock<Vector> block;
        for (std::int64_t j = 0; j < kLanes; ++j) {
          block[static_cast<std::size_t>(j)] = Rule::decoded(load_lanes<Vector>(wave(s + j) + y));
        }
        write_block(rule, s, y, transposed<Vector>(block));
      }
    }
  }

  LaneBlock<Vector> open_block(std::int64_t s, std::int64_t y) const {
    LaneBlock<Vector> block;
    if (!holds_block(s, y)) {
      for (Vector& lanes : block) lanes = open_in_row(s, y++);
      return block;
    }
    const std::uint8_t* row = holes_.data() + first_cell(s, y);
    const std::ptrdiff_t step = next_row();
    const std::ptrdiff_t ahead = fetched(s, y);
    for (Vector& lanes : block) {
      __builtin_prefetch(row + ahead);
      lanes = Rule::open(row);
      row += step;
    }
    if (!forward()) {
      for (Vector& lanes : block) lanes = reversed(lanes);
    }
    return block;
  }

  Vector open_in_row(std::int64_t s, std::int64_t y) const {
    Vector open{};
    for (std::int64_t j = 0; j < kLanes; ++j) {
      if (holds(s + j, y) && !holes_[cell(s + j, y)]) open[j] = static_cast<Lane>(-1);
    }
    return open;
  }

  void write_block(Rule& rule, std::int64_t s, std::int64_t y, LaneBlock<Vector> block) const {
    if (!holds_block(s, y)) {
      for (const Vector lanes : block) write_row(rule, s, y++, lanes);
      return;
    }
    if (!forward()) {
      for (Vector& lanes : block) lanes = reversed(lanes);
    }
    auto to = static_cast<std::ptrdiff_t>(first_cell(s, y));
    const std::ptrdiff_t step = next_row();
    const std::ptrdiff_t ahead = fetched(s, y);
    for (const Vector lanes : block) {
      __builtin_prefetch(rule.place(static_cast<std::size_t>(to + ahead)), 1);
      rule.write(static_cast<std::size_t>(to), lanes);
      to += step;
    }
  }

  void write_row(Rule& rule, std::int64_t s, std::int64_t y, Vector values) const {
    for (std::int64_t j = 0; j < kLanes; ++j) {
      if (holds(s + j, y)) rule.write(cell(s + j, y), static_cast<Lane>(values[j]));
    }
  }

  const LeapWaves& plan_;
  const std::vector<std::uint8_t>& holes_;
  Rule rule_;
  std::int64_t margin_;
  std::int64_t length_ = 0;
  std::int64_t rows_begin_ = 0;  // a multiple of kLanes
  std::int64_t rows_end_ = 0;
  std::vector<Lane> ring_;
  std::vector<Lane> open_;
};

}  // namespace

std::optional<LeapWaves> plan_leap_waves(const BoardSize& size,
                                         const std::vector<PieceMove>& moves) {
  const std::int64_t width = size.width;
  const std::int64_t height = size.height;
  for (const int sign_x : {1, -1}) {
    for (const int sign_y : {1, -1}) {
      LeapWaves plan;
      plan.width = std::max(width, height);
      plan.height = std::min(width, height);
      plan.first_cell = (sign_x > 0 ? 0 : width - 1) + (sign_y > 0 ? 0 : height - 1) * width;
      plan.stride_x = width >= height ? sign_x : sign_y * width;
      plan.stride_y = width >= height ? sign_y * width : sign_x;
      bool serves = true;
      for (const PieceMove& move : moves) {
        // Such a vector never stays on the board.
        if (std::abs(move.dx) >= width || std::abs(move.dy) >= height) continue;
        const std::int64_t x = std::int64_t{sign_x} * move.dx;
        const std::int64_t y = std::int64_t{sign_y} * move.dy;
        const std::int64_t back = -x - y;
        serves = serves && !move.slide && back >= 1 && back <= LeapWaves::kMostBack;
        plan.leaps.push_back({back, width >= height ? -y : -x});
      }
      if (serves && plan.leaps.size() <= LeapWaves::kMostLeaps && plan.waves() < DepthWave::kMost)
        return plan;
    }
  }
  return std::nullopt;
}

SolvedTable solve_by_waves(const LeapWaves& plan, const std::vector<std::uint8_t>& holes,
                           const Wanted& wanted) {
  if (!wanted.depth) {
    SolvedTable table;
    table.grundy.assign(holes.size(), 0);
    WaveWalk<NumberWave>(plan, holes, NumberWave(table.grundy)).run();
    return table;
  }
  SolvedTable table(holes.size());
  WaveWalk<NumberWave>(plan, holes, NumberWave(table.grundy)).run();
  WaveWalk<DepthWave>(plan, holes, DepthWave(wanted.play, table)).run();
  return table;
}

}  // namespace grundy
