#pragma once

#include <bit>
#include <cstdint>
#include <vector>

namespace grundy {

/// A bag of numbers below a bound that knows the least number it does not hold. Level 0 has a bit
/// for each number held, each further level a bit for each full word of the level below. So a
/// change or a query looks at one word per level: O(log bound / log 64).
class CountedMex {
 public:
  explicit CountedMex(std::size_t bound) : count_(bound, 0) {
    std::size_t words = bound / 64 + 1;
    levels_.emplace_back(words, 0);
    while (words > 1) {
      words = words / 64 + 1;
      levels_.emplace_back(words, 0);
    }
  }

  void add(std::uint32_t number) {
    if (count_[number]++ > 0) return;
    std::size_t place = number;
    for (auto& level : levels_) {
      std::uint64_t& word = level[place / 64];
      word |= std::uint64_t{1} << (place % 64);
      if (word != kFull) return;
      place /= 64;
    }
  }

  void remove(std::uint32_t number) {
    if (--count_[number] > 0) return;
    std::size_t place = number;
    for (auto& level : levels_) {
      std::uint64_t& word = level[place / 64];
      const bool was_full = word == kFull;
      word &= ~(std::uint64_t{1} << (place % 64));
      if (!was_full) return;
      place /= 64;
    }
  }

  /// The bits of those numbers from 64 * level to 64 * level + 63 that are held; 0 beyond the bound.
  std::uint64_t word(std::size_t level) const {
    return level < levels_[0].size() ? levels_[0][level] : 0;
  }

  std::uint32_t mex() const {
    std::size_t place = 0;
    for (auto level = levels_.rbegin(); level != levels_.rend(); ++level) {
      place = place * 64 + static_cast<std::size_t>(std::countr_one((*level)[place]));
    }
    return static_cast<std::uint32_t>(place);
  }

 private:
  static constexpr std::uint64_t kFull = ~std::uint64_t{0};
  std::vector<std::uint32_t> count_;
  std::vector<std::vector<std::uint64_t>> levels_;
};

}  // namespace grundy
