#include "solve/pile_windows.hpp"

#include <algorithm>
#include <deque>

#include "solve/counted_mex.hpp"

namespace grundy {
namespace {

// The best remoteness among the sizes in a window that moves up.
template <class Better>
class BestOfWindow {
 public:
  void push(std::uint32_t size, std::int32_t remoteness) {
    while (!queue_.empty() && !Better()(queue_.back().remoteness, remoteness)) queue_.pop_back();
    queue_.push_back({size, remoteness});
  }
  void forget_below(std::uint32_t size) {
    while (!queue_.empty() && queue_.front().size < size) queue_.pop_front();
  }
  bool empty() const { return queue_.empty(); }
  std::int32_t best() const { return queue_.front().remoteness; }

 private:
  struct Entry {
    std::uint32_t size;
    std::int32_t remoteness;
  };
  std::deque<Entry> queue_;
};

struct Window {
  NumberRange range;
  BestOfWindow<std::less<>> lost;
  BestOfWindow<std::greater<>> won;
};

class WindowSolver {
 public:
  WindowSolver(const std::vector<NumberRange>& ranges, std::uint32_t largest, const Wanted& wanted)
      : wanted_(wanted),
        table_(std::size_t{largest} + 1),
        numbers_(std::size_t{largest} + 2),
        misere_numbers_(wanted.misere_numbers ? std::size_t{largest} + 2 : 1) {
    for (const NumberRange& range : ranges) windows_.push_back({range, {}, {}});
    if (!wanted.misere_numbers) return;
    table_.misere_grundy.assign(table_.positions(), 0);
    table_.tame.assign(table_.positions(), 1);
  }

  SolvedTable solve() {
    for (std::uint32_t size = 0; size < table_.positions(); ++size) {
      DepthOfOptions depth;
      for (Window& window : windows_) {
        if (window.range.least > size) break;
        move_to(window, size, depth);
      }
      table_.grundy[size] = numbers_.mex();
      table_.set(size, depth.position(wanted_.play));
      if (!wanted_.misere_numbers) continue;
      table_.misere_grundy[size] = depth.none() ? 1 : misere_numbers_.mex();
      table_.tame[size] =
          wild_ == 0 && is_tame_pair(table_.grundy[size], table_.misere_grundy[size]);
    }
    return std::move(table_);
  }

 private:
  void enter(std::uint32_t size) {
    numbers_.add(table_.grundy[size]);
    if (!wanted_.misere_numbers) return;
    misere_numbers_.add(table_.misere_grundy[size]);
    wild_ += table_.tame[size] == 0;
  }
  void leave(std::uint32_t size) {
    numbers_.remove(table_.grundy[size]);
    if (!wanted_.misere_numbers) return;
    misere_numbers_.remove(table_.misere_grundy[size]);
    wild_ -= table_.tame[size] == 0;
  }

  void move_to(Window& window, std::uint32_t size, DepthOfOptions& depth) {
    const NumberRange& range = window.range;
    const auto nearest = static_cast<std::uint32_t>(size - range.least);
    enter(nearest);
    if (size > range.most) leave(static_cast<std::uint32_t>(size - range.most - 1));
    if (range.length() == 1) return depth.add(table_.depth(nearest));
    const std::uint32_t farthest =
        size > range.most ? static_cast<std::uint32_t>(size - range.most) : 0;
    window.lost.forget_below(farthest);
    window.won.forget_below(farthest);
    const Depth entered = table_.depth(nearest);
    if (entered.won) {
      window.won.push(nearest, entered.remoteness);
    } else {
      window.lost.push(nearest, entered.remoteness);
    }
    if (!window.lost.empty()) depth.add({.won = false, .remoteness = window.lost.best()});
    if (!window.won.empty()) depth.add({.won = true, .remoteness = window.won.best()});
  }

  Wanted wanted_;
  SolvedTable table_;
  CountedMex numbers_;
  CountedMex misere_numbers_;
  std::uint64_t wild_ = 0;  // options that are not tame
  std::vector<Window> windows_;
};

}  // namespace

SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges, std::uint32_t largest,
                             const Wanted& wanted) {
  return WindowSolver(ranges, largest, wanted).solve();
}

}  // namespace grundy
