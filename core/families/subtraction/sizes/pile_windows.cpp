#include "families/subtraction/sizes/pile_windows.hpp"

#include <algorithm>
#include <array>

#include "params/fields.hpp"
#include "theory/counted_mex.hpp"

namespace grundy {
namespace {

// The greatest number of some sizes in a window that moves up.
class BestOfWindow {
 public:
  [[gnu::noinline]] void push(std::uint32_t place, std::int32_t number) {
    while (!empty() && queue_.back().number <= number) queue_.pop_back();
    if (head_ > 32 && 2 * head_ > queue_.size()) {
      queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(head_));
      head_ = 0;
    }
    queue_.push_back({place, number});
  }
  void forget_below(std::uint32_t place) {
    while (!empty() && queue_[head_].place < place) ++head_;
  }
  bool empty() const { return head_ == queue_.size(); }
  std::int32_t best() const { return queue_[head_].number; }

 private:
  struct Entry {
    std::uint32_t place;
    std::int32_t number;
  };
  std::vector<Entry> queue_;
  std::size_t head_ = 0;  // those before are forgotten
};

// What the options are told by besides the numbers that they have together.
struct BestOptions {
  DepthOfOptions depth;
  SuspenseOfOptions suspense;
  std::uint32_t largest = 0;
};

// The options in one range: the places first … end-1, or every second of them.
struct Window {
  NumberRange range;
  std::uint32_t step = 1;
  std::uint32_t first = 0;
  std::uint32_t end = 0;
  // Of the lost options and of the won ones; where the least is best, with the sign changed.
  std::array<BestOfWindow, 2> remoteness{};
  std::array<BestOfWindow, 2> suspense{};
  BestOfWindow numbers{};
};

// All options of a size.
struct Windows {
  std::vector<Window> list;
  CountedMex numbers;
  CountedMex misere_numbers;
  std::uint64_t wild = 0;     // options that are not tame
  std::uint64_t growing = 0;  // options that grow
};

class WindowSolver {
 public:
  // `sizes` may be null for all sizes, each at its own place.
  WindowSolver(const std::vector<NumberRange>& ranges, const std::vector<std::uint64_t>* sizes,
               std::size_t places, const Wanted& wanted,
               const std::vector<std::uint64_t>& every_second)
      : sizes_(sizes), wanted_(wanted), table_(places) {
    // Of what goes on by 2, odd sizes have other options than even ones.
    for (std::uint32_t parity = 0; parity < (every_second.empty() ? 1 : 2); ++parity) {
      const std::size_t bound = places + 1;
      Windows& windows = windows_.emplace_back(
          Windows{{}, CountedMex(bound), CountedMex(wanted.misere_numbers ? bound : 1)});
      for (const NumberRange& range : ranges) windows.list.push_back({range});
      for (const std::uint64_t least : every_second) {
        const auto place = static_cast<std::uint32_t>((parity + least) % 2);
        windows.list.push_back({{least, kMaxExact}, 2, place, place});
      }
    }
    if (wanted.misere_numbers) {
      table_.misere_grundy.assign(table_.positions(), 0);
      table_.tame.assign(table_.positions(), 1);
    }
    if (wanted.suspense) table_.suspense.assign(table_.positions(), 0);
    if (wanted.growth) table_.grows.assign(table_.positions(), 0);
  }

  SolvedTable solve() {
    for (std::uint32_t place = 0; place < table_.positions(); ++place) {
      Windows& windows = windows_[place % windows_.size()];
      BestOptions best;
      for (Window& window : windows.list) {
        if (window.range.least > size_of(place)) continue;
        move_to(windows, window, size_of(place));
        gather(window, best);
      }
      settle(place, windows, best);
    }
    return std::move(table_);
  }

 private:
  std::uint64_t size_of(std::uint32_t place) const {
    return sizes_ == nullptr ? place : (*sizes_)[place];
  }

  void settle(std::uint32_t place, const Windows& windows, const BestOptions& best) {
    const std::uint32_t number = windows.numbers.mex();
    table_.grundy[place] = number;
    table_.set(place, best.depth.position(wanted_.play));
    if (wanted_.suspense) table_.suspense[place] = best.suspense.position();
    if (wanted_.growth) table_.grows[place] = windows.growing > 0 || best.largest > number;
    if (!wanted_.misere_numbers) return;
    table_.misere_grundy[place] = best.depth.none() ? 1 : windows.misere_numbers.mex();
    table_.tame[place] = windows.wild == 0 && is_tame_pair(number, table_.misere_grundy[place]);
  }

  void enter(Windows& windows, std::uint32_t place) const {
    windows.numbers.add(table_.grundy[place]);
    if (wanted_.growth) windows.growing += table_.grows[place];
    if (!wanted_.misere_numbers) return;
    windows.misere_numbers.add(table_.misere_grundy[place]);
    windows.wild += table_.tame[place] == 0;
  }
  void leave(Windows& windows, std::uint32_t place) const {
    windows.numbers.remove(table_.grundy[place]);
    if (wanted_.growth) windows.growing -= table_.grows[place];
    if (!wanted_.misere_numbers) return;
    windows.misere_numbers.remove(table_.misere_grundy[place]);
    windows.wild -= table_.tame[place] == 0;
  }

  void move_to(Windows& windows, Window& window, std::uint64_t size) const {
    for (; size_of(window.end) + window.range.least <= size; window.end += window.step) {
      enter(windows, window.end);
      if (window.range.length() > 1) push(window, window.end);
    }
    for (; size_of(window.first) + window.range.most < size; window.first += window.step) {
      leave(windows, window.first);
    }
  }

  void push(Window& window, std::uint32_t place) const {
    const bool won = table_.won[place] != 0;
    const std::int32_t remoteness = table_.remoteness[place];
    window.remoteness[won].push(place, won ? remoteness : -remoteness);
    if (wanted_.growth) {
      window.numbers.push(place, static_cast<std::int32_t>(table_.grundy[place]));
    }
    if (!wanted_.suspense) return;
    const std::int32_t suspense = table_.suspense[place];
    window.suspense[won].push(place, won ? -suspense : suspense);
  }

  void gather(Window& window, BestOptions& best) const {
    if (window.range.length() == 1) return gather_one(window.first, best);
    for (const bool won : {false, true}) {
      BestOfWindow& remoteness = window.remoteness[won];
      remoteness.forget_below(window.first);
      if (!remoteness.empty()) {
        best.depth.add({.won = won, .remoteness = won ? remoteness.best() : -remoteness.best()});
      }
      BestOfWindow& suspense = window.suspense[won];
      suspense.forget_below(window.first);
      if (!suspense.empty()) best.suspense.add(won, won ? -suspense.best() : suspense.best());
    }
    window.numbers.forget_below(window.first);
    if (window.numbers.empty()) return;
    best.largest = std::max(best.largest, static_cast<std::uint32_t>(window.numbers.best()));
  }

  void gather_one(std::uint32_t place, BestOptions& best) const {
    best.depth.add(table_.depth(place));
    if (wanted_.growth) best.largest = std::max(best.largest, table_.grundy[place]);
    if (wanted_.suspense) best.suspense.add(table_.won[place] != 0, table_.suspense[place]);
  }

  const std::vector<std::uint64_t>* sizes_;
  Wanted wanted_;
  SolvedTable table_;
  std::vector<Windows> windows_;  // by parity, or the same for all sizes
};

}  // namespace

SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges, std::uint32_t largest,
                             const Wanted& wanted, const std::vector<std::uint64_t>& every_second) {
  return WindowSolver(ranges, nullptr, std::size_t{largest} + 1, wanted, every_second).solve();
}

SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges,
                             const std::vector<std::uint64_t>& sizes, const Wanted& wanted) {
  return WindowSolver(ranges, &sizes, sizes.size(), wanted, {}).solve();
}

}  // namespace grundy
