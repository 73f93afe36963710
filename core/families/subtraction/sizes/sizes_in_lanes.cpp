#include "families/subtraction/sizes/sizes_in_lanes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

#include "theory/table_by_keys.hpp"

namespace grundy {
namespace {

constexpr std::uint32_t kSizesInLane = 256;

template <class Entry>
using Lanes = std::array<Entry, kSizesInLane>;

// Called again and again, a kernel is run in its optimised form by engines that never replace a
// function while it runs.
[[gnu::noinline]] void join(std::uint64_t* into, const std::uint64_t* from, std::uint32_t count) {
  for (std::uint32_t i = 0; i < count; ++i) into[i] |= from[i];
}
[[gnu::noinline]] void join(std::int32_t* into, const std::int32_t* from, std::uint32_t count) {
  for (std::uint32_t i = 0; i < count; ++i) into[i] = std::max(into[i], from[i]);
}

class LaneSolver {
 public:
  LaneSolver(const PileOptions& options, std::uint32_t largest)
      : options_(options), places_(largest + 1) {
    for_each_taken(options.ranges(), largest, [&](std::uint64_t coins) {
      taken_.push_back(static_cast<std::uint32_t>(coins));
    });
    const auto far = std::lower_bound(taken_.begin(), taken_.end(), kSizesInLane);
    close_.assign(taken_.begin(), far);
  }

  // `key_of(size, best)` tells a size's key where the greatest of its options' keys is `best`.
  template <class KeyOf>
  std::vector<std::int32_t> keys(KeyOf key_of) const {
    std::vector<std::int32_t> keys(places_, kNoOption);
    Lanes<std::int32_t> best;
    for (std::uint32_t start = 0; start < places_; start += kSizesInLane) {
      best.fill(kNoOption);
      join_before(start, keys, best);
      for (std::uint32_t size = start; size < end_of(start); ++size) {
        std::int32_t greatest = best[size - start];
        for_each_left(start, size,
                      [&](std::uint32_t option) { greatest = std::max(greatest, keys[option]); });
        keys[size] = key_of(size, greatest);
      }
    }
    return keys;
  }

  std::vector<std::uint32_t> numbers(Play play) const {
    std::vector<std::uint32_t> numbers(places_, 0);
    // At each level 64 numbers: of a size a bit for its own, of a lane those of the options before.
    std::vector<std::vector<std::uint64_t>> own;
    std::vector<Lanes<std::uint64_t>> before;
    for (std::uint32_t start = 0; start < places_; start += kSizesInLane) {
      std::size_t joined = 0;  // so many levels
      for (std::uint32_t size = start; size < end_of(start); ++size) {
        std::uint64_t seen = ~std::uint64_t{0};
        std::uint32_t level = 0;
        for (; level < own.size(); ++level) {
          if (level == joined) {
            before[joined].fill(0);
            join_before(start, own[joined], before[joined]);
            ++joined;
          }
          seen = before[level][size - start];
          for_each_left(start, size, [&](std::uint32_t option) { seen |= own[level][option]; });
          if (~seen != 0) break;
        }
        if (level == own.size()) seen = 0;
        std::uint32_t number = 64 * level + static_cast<std::uint32_t>(std::countr_one(seen));
        if (play == Play::Misere && options_.has_ended(size)) number = 1;
        numbers[size] = number;
        while (own.size() <= number / 64) {
          own.emplace_back(places_, 0);
          before.emplace_back();
        }
        own[number / 64][size] = std::uint64_t{1} << number % 64;
      }
    }
    return numbers;
  }

 private:
  std::uint32_t end_of(std::uint32_t start) const {
    return std::min(places_, start + kSizesInLane);
  }

  // Joins the entries of options before the block.
  template <class Entry>
  void join_before(std::uint32_t start, const std::vector<Entry>& known, Lanes<Entry>& into) const {
    for (const std::uint32_t coins : taken_) {
      const std::uint32_t first = std::max(start, coins);
      if (first >= end_of(start)) return;
      const std::uint32_t end = std::min(end_of(start) - start, coins) + start;
      if (first < end) join(&into[first - start], &known[first - coins], end - first);
    }
  }

  // The options in the block, and those by what only the size allows to take.
  template <class Visit>
  void for_each_left(std::uint32_t start, std::uint32_t size, Visit visit) const {
    for (const std::uint32_t coins : close_) {
      if (coins > size - start) break;
      visit(size - coins);
    }
    for (const std::uint64_t coins : options_.taken_by_size(size)) {
      visit(static_cast<std::uint32_t>(size - coins));
    }
  }

  const PileOptions& options_;
  std::uint32_t places_;
  std::vector<std::uint32_t> taken_;  // from every pile, ascending
  std::vector<std::uint32_t> close_;  // those that may lead to the same block
};

}  // namespace

SolvedTable solve_in_lanes(const PileOptions& options, std::uint32_t largest,
                           const Wanted& wanted) {
  const LaneSolver solver(options, largest);
  return table_by_keys(
      wanted, [&](Play play) { return solver.numbers(play); },
      [&](auto key_above) { return solver.keys(key_above); });
}

}  // namespace grundy
