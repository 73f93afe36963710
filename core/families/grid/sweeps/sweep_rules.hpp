#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "theory/depth_key.hpp"

namespace grundy {

/// A rule for BoardWalk: Grundy numbers by mex, where an ended position has `ended_value`. Keeps
/// the set of the numbers on each line, all below 64 * words.
class NumberRule {
 public:
  NumberRule(std::size_t lines, std::size_t words, std::uint32_t ended_value,
             std::vector<std::uint32_t>& numbers)
      : words_(words),
        ended_value_(ended_value),
        numbers_(numbers),
        bits_(words * lines, 0),
        extents_(lines) {}

  void cut(std::uint32_t line) {
    std::fill_n(bits_.begin() + static_cast<std::ptrdiff_t>(line * words_), extents_[line].used, 0);
    extents_[line] = {};
  }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    Found<Lines> here;
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      here[i] = bits_.data() + lines[i].line * words_;
      word = std::max(word, extents_[lines[i].line].full);
    }
    std::uint64_t present = present_in(word, here, lines.size(), options);
    while (~present == 0) present = present_in(++word, here, lines.size(), options);
    auto bit = static_cast<std::uint32_t>(std::countr_one(present));
    if (word + bit == 0 && is_ended(lines, options)) bit = ended_value_;
    numbers_[cell] = word * 64 + bit;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      add(here[i], extents_[lines[i].line], word, std::uint64_t{1} << bit);
    }
  }

 private:
  struct Extent {
    std::uint32_t full = 0;  // words before this one are all ones
    std::uint32_t used = 0;  // words from this one on are all zeros
  };
  template <class Lines>
  using Found = std::array<std::uint64_t*, Lines::kMost>;

  template <class Sets, class Options>
  std::uint64_t present_in(std::uint32_t word, const Sets& sets, std::size_t count,
                           const Options& options) const {
    std::uint64_t present = 0;
    for (std::size_t i = 0; i < count; ++i) present |= sets[i][word];
    for (const std::uint32_t option : options) {
      const std::uint32_t number = numbers_[option];
      if (number / 64 == word) present |= std::uint64_t{1} << (number % 64);
    }
    return present;
  }

  template <class Lines, class Options>
  bool is_ended(const Lines& lines, const Options& options) const {
    bool ended = options.empty();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      ended = ended && extents_[lines[i].line].used == 0;
    }
    return ended;
  }

  static void add(std::uint64_t* set, Extent& extent, std::uint32_t word, std::uint64_t bit) {
    const std::uint64_t now = set[word] |= bit;
    extent.used = std::max(extent.used, word + 1);
    if (word != extent.full || ~now != 0) return;
    while (extent.full < extent.used && ~set[extent.full] == 0) ++extent.full;
  }

  std::size_t words_;
  std::uint32_t ended_value_;
  std::vector<std::uint32_t>& numbers_;
  std::vector<std::uint64_t> bits_;
  std::vector<Extent> extents_;
};

/// A rule for BoardWalk: depth keys (see theory/table_by_keys.hpp). Keeps the greatest key of each line.
template <class KeyAbove>
class KeyRule {
 public:
  KeyRule(std::size_t lines, KeyAbove key_above, std::vector<std::int32_t>& keys)
      : key_above_(key_above), keys_(keys), best_(lines, kNoOption) {}

  void cut(std::uint32_t line) { best_[line] = kNoOption; }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    std::int32_t best = kNoOption;
    for (std::size_t i = 0; i < lines.size(); ++i) best = std::max(best, best_[lines[i].line]);
    for (const std::uint32_t option : options) best = std::max(best, keys_[option]);
    const std::int32_t key = key_above_(cell, best);
    keys_[cell] = key;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      best_[lines[i].line] = std::max(best_[lines[i].line], key);
    }
  }

 private:
  KeyAbove key_above_;
  std::vector<std::int32_t>& keys_;
  std::vector<std::int32_t> best_;
};

}  // namespace grundy
