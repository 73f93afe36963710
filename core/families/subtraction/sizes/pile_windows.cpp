#include "families/subtraction/sizes/pile_windows.hpp"

#include <algorithm>

#include "params/fields.hpp"
#include "theory/counted_mex.hpp"
#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

// The greatest key of some sizes in a window that moves up.
class BestOfWindow {
 public:
  [[gnu::noinline]] void push(std::uint32_t place, std::int32_t key) {
    while (!empty() && queue_.back().key <= key) queue_.pop_back();
    if (head_ > 32 && 2 * head_ > queue_.size()) {
      queue_.erase(queue_.begin(), queue_.begin() + static_cast<std::ptrdiff_t>(head_));
      head_ = 0;
    }
    queue_.push_back({place, key});
  }
  // Of those from this place on.
  std::int32_t best_from(std::uint32_t place) {
    while (!empty() && queue_[head_].place < place) ++head_;
    return empty() ? kNoOption : queue_[head_].key;
  }

 private:
  bool empty() const { return head_ == queue_.size(); }

  struct Entry {
    std::uint32_t place;
    std::int32_t key;
  };
  std::vector<Entry> queue_;
  std::size_t head_ = 0;  // those before are forgotten
};

// The options in one range: the places first … end-1, or every second of them.
struct Window {
  NumberRange range;
  std::uint32_t step = 1;
  std::uint32_t first = 0;
  std::uint32_t end = 0;
  BestOfWindow keys{};
};
using Windows = std::vector<Window>;

class WindowSolver {
 public:
  // `sizes` may be null for all sizes, each at its own place.
  WindowSolver(const std::vector<NumberRange>& ranges, const std::vector<std::uint64_t>* sizes,
               std::size_t places, const std::vector<std::uint64_t>& every_second)
      : sizes_(sizes), places_(static_cast<std::uint32_t>(places)) {
    // Of what goes on by 2, odd sizes have other options than even ones.
    for (std::uint32_t parity = 0; parity < (every_second.empty() ? 1 : 2); ++parity) {
      Windows& windows = windows_.emplace_back();
      for (const NumberRange& range : ranges) windows.push_back({range});
      for (const std::uint64_t least : every_second) {
        const auto place = static_cast<std::uint32_t>((parity + least) % 2);
        windows.push_back({{least, kMaxExact}, 2, place, place});
      }
    }
  }

  SolvedTable solve(const Wanted& wanted) const {
    return table_by_keys(
        wanted, [&](Play play) { return numbers(play); },
        [&](auto key_above) { return keys(key_above); });
  }

 private:
  std::vector<std::uint32_t> numbers(Play play) const {
    std::vector<std::uint32_t> numbers(places_, 0);
    std::vector<CountedMex> options(windows_.size(), CountedMex(std::size_t{places_} + 1));
    std::vector<Windows> windows = windows_;
    for (std::uint32_t place = 0; place < places_; ++place) {
      CountedMex& held = options[place % options.size()];
      bool ended = true;
      for (Window& window : windows[place % windows.size()]) {
        if (window.range.least > size_of(place)) continue;
        ended = false;
        move_to(
            window, size_of(place), [&](std::uint32_t option) { held.add(numbers[option]); },
            [&](std::uint32_t option) { held.remove(numbers[option]); });
      }
      numbers[place] = ended && play == Play::Misere ? 1 : held.mex();
    }
    return numbers;
  }

  // `key_above(place, best)` tells a place's key where the greatest of its options' keys is `best`.
  template <class KeyAbove>
  std::vector<std::int32_t> keys(KeyAbove key_above) const {
    std::vector<std::int32_t> keys(places_, kNoOption);
    std::vector<Windows> windows = windows_;
    for (std::uint32_t place = 0; place < places_; ++place) {
      std::int32_t best = kNoOption;
      for (Window& window : windows[place % windows.size()]) {
        if (window.range.least > size_of(place)) continue;
        const bool one = window.range.length() == 1;
        move_to(
            window, size_of(place),
            [&](std::uint32_t option) {
              if (!one) window.keys.push(option, keys[option]);
            },
            [](std::uint32_t) {});
        best = std::max(best, one ? keys[window.first] : window.keys.best_from(window.first));
      }
      keys[place] = key_above(place, best);
    }
    return keys;
  }

  template <class Enter, class Leave>
  void move_to(Window& window, std::uint64_t size, Enter enter, Leave leave) const {
    for (; size_of(window.end) + window.range.least <= size; window.end += window.step) {
      enter(window.end);
    }
    for (; size_of(window.first) + window.range.most < size; window.first += window.step) {
      leave(window.first);
    }
  }

  std::uint64_t size_of(std::uint32_t place) const {
    return sizes_ == nullptr ? place : (*sizes_)[place];
  }

  const std::vector<std::uint64_t>* sizes_;
  std::uint32_t places_;
  std::vector<Windows> windows_;  // by parity, or the same for all sizes; where they begin
};

}  // namespace

SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges, std::uint32_t largest,
                             const Wanted& wanted, const std::vector<std::uint64_t>& every_second) {
  return WindowSolver(ranges, nullptr, std::size_t{largest} + 1, every_second).solve(wanted);
}

SolvedTable solve_by_windows(const std::vector<NumberRange>& ranges,
                             const std::vector<std::uint64_t>& sizes, const Wanted& wanted) {
  return WindowSolver(ranges, &sizes, sizes.size(), {}).solve(wanted);
}

}  // namespace grundy
