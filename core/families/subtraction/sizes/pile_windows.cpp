#include "families/subtraction/sizes/pile_windows.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>

#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/size_cost.hpp"
#include "params/as_size.hpp"
#include "theory/counted_mex.hpp"
#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

// The greatest key in a window of places that moves up.
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
  // The greatest key from this place on; kNoOption if there is none.
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
  std::size_t head_ = 0;  // entries before it have left the window
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

template <class Entry>
using Block = std::array<Entry, kSizesInBlock>;

// Some engines switch to optimised code only at the next call, so kernels are functions of their
// own. This one joins the numbers 64 * level … 64 * level + 63, each as a bit.
[[gnu::noinline]] void join(std::uint64_t* into, const std::uint32_t* numbers, std::uint32_t level,
                            std::uint32_t count) {
  for (std::uint32_t i = 0; i < count; ++i) {
    into[i] |= std::uint64_t{numbers[i] / 64 == level} << numbers[i] % 64;
  }
}
[[gnu::noinline]] void join(std::int32_t* into, const std::int32_t* keys, std::uint32_t count) {
  for (std::uint32_t i = 0; i < count; ++i) into[i] = std::max(into[i], keys[i]);
}

class WindowSolver {
 public:
  // `sizes` is null for all sizes, each at its own place; else all numbers must be in windows.
  WindowSolver(const PileOptions& options, const std::vector<std::uint64_t>* sizes,
               std::size_t places, const std::vector<std::uint64_t>& every_second)
      : options_(options), sizes_(sizes), places_(static_cast<std::uint32_t>(places)) {
    // With step 2 odd sizes have other options than even ones: windows for each parity.
    windows_.resize(every_second.empty() ? 1 : 2);
    for (const NumberRange& range : options.ranges()) {
      if (sizes == nullptr && is_short(range)) {
        for_each_taken(std::array{range}, places, [&](std::uint64_t coins) {
          (coins < kSizesInBlock ? near_ : far_).push_back(static_cast<std::uint32_t>(coins));
        });
      } else {
        for (Windows& windows : windows_) windows.push_back({range});
      }
    }
    for (std::uint32_t parity = 0; parity < windows_.size(); ++parity) {
      for (const std::uint64_t least : every_second) {
        const auto place = static_cast<std::uint32_t>((parity + least) % 2);
        windows_[parity].push_back({{least, kMaxExact}, 2, place, place});
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
    std::map<std::uint32_t, Block<std::uint64_t>> joined;  // for this block, by level
    for (std::uint32_t place = 0; place < places_; ++place) {
      CountedMex& held = options[place % options.size()];
      bool open = false;
      for (Window& window : windows[place % windows.size()]) {
        if (window.range.least > size_of(place)) continue;
        open = true;
        move_to(
            window, size_of(place), [&](std::uint32_t option) { held.add(numbers[option]); },
            [&](std::uint32_t option) { held.remove(numbers[option]); });
      }
      if (place % kSizesInBlock == 0) joined.clear();
      const bool ended = play == Play::Misere && !open && options_.has_ended(size_of(place));
      numbers[place] = ended ? 1 : mex(held, numbers, place, joined);
    }
    return numbers;
  }

  // The mex of the windows' numbers and of those of all other options.
  std::uint32_t mex(const CountedMex& held, const std::vector<std::uint32_t>& numbers,
                    std::uint32_t place,
                    std::map<std::uint32_t, Block<std::uint64_t>>& joined) const {
    const std::vector<std::uint64_t> by_size = options_.taken_by_size(size_of(place));
    for (std::uint32_t level = held.mex() / 64;; ++level) {
      std::uint64_t seen = held.word(level);
      const auto look_at = [&](std::uint64_t coins) {
        const std::uint32_t number = numbers[as_size(place - coins)];
        seen |= std::uint64_t{number / 64 == level} << number % 64;
      };
      for (const std::uint64_t coins : by_size) look_at(coins);
      for (const std::uint32_t coins : near_) {
        if (coins > place) break;
        look_at(coins);
      }
      if (!far_.empty()) seen |= far_numbers(numbers, place, level, joined);
      if (~seen != 0) return 64 * level + static_cast<std::uint32_t>(std::countr_one(seen));
    }
  }

  // Joins the numbers of far options for the whole block when they are first asked for.
  std::uint64_t far_numbers(const std::vector<std::uint32_t>& numbers, std::uint32_t place,
                            std::uint32_t level,
                            std::map<std::uint32_t, Block<std::uint64_t>>& joined) const {
    const std::uint32_t in_block = place % kSizesInBlock;
    const auto [found, fresh] = joined.try_emplace(level);
    std::uint64_t* const into = found->second.data();
    if (fresh) {
      for_each_far(place - in_block,
                   [&](std::uint32_t to, std::uint32_t from, std::uint32_t count) {
                     join(into + to, &numbers[from], level, count);
                   });
    }
    return into[in_block];
  }

  // `key_above(place, best)` gives a place's key, `best` being the greatest key of its options.
  template <class KeyAbove>
  std::vector<std::int32_t> keys(KeyAbove key_above) const {
    std::vector<std::int32_t> keys(places_, kNoOption);
    std::vector<Windows> windows = windows_;
    Block<std::int32_t> joined;
    for (std::uint32_t place = 0; place < places_; ++place) {
      if (place % kSizesInBlock == 0) {
        joined.fill(kNoOption);
        for_each_far(place, [&](std::uint32_t to, std::uint32_t from, std::uint32_t count) {
          join(&joined[to], &keys[from], count);
        });
      }
      std::int32_t best = joined[place % kSizesInBlock];
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
      for (const std::uint64_t coins : options_.taken_by_size(size_of(place))) {
        best = std::max(best, keys[as_size(place - coins)]);
      }
      for (const std::uint32_t coins : near_) {
        if (coins > place) break;
        best = std::max(best, keys[place - coins]);
      }
      keys[place] = key_above(place, best);
    }
    return keys;
  }

  // Calls visit(place in the block, option, count) for each far number: `count` neighbours from
  // that place on have as many neighbours from `option` on as options, all before the block.
  template <class Visit>
  void for_each_far(std::uint32_t start, Visit visit) const {
    const std::uint32_t end = std::min(places_, start + kSizesInBlock);
    for (const std::uint32_t coins : far_) {
      if (coins >= end) return;
      const std::uint32_t first = std::max(start, coins);
      visit(first - start, first - coins, end - first);
    }
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

  const PileOptions& options_;
  const std::vector<std::uint64_t>* sizes_;
  std::uint32_t places_;
  std::vector<Windows> windows_;  // by parity, or one for all sizes; at the start
  // Numbers in no window, ascending: near ones may lead to the same block, far ones never do.
  std::vector<std::uint32_t> near_;
  std::vector<std::uint32_t> far_;
};

}  // namespace

SolvedTable solve_by_windows(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  Piles listed{.game = rules.game, .take = rules.take, .piles = {}, .adds = {}};
  std::vector<std::uint64_t> every_second;
  for (const NamedSet set : rules.take.named) {
    if (goes_by_two(set)) every_second.push_back(set == NamedSet::Evens ? 2 : 1);
  }
  std::erase_if(listed.take.named, goes_by_two);
  const PileOptions options(listed, largest);
  return WindowSolver(options, nullptr, std::size_t{largest} + 1, every_second).solve(wanted);
}

SolvedTable solve_by_windows(const Piles& rules, const std::vector<std::uint64_t>& sizes,
                             const Wanted& wanted) {
  const PileOptions options(rules, sizes.empty() ? 0 : sizes.back());
  return WindowSolver(options, &sizes, sizes.size(), {}).solve(wanted);
}

}  // namespace grundy
