#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "theory/depth_key.hpp"
#include "theory/table.hpp"

namespace grundy {

/// The rules by which a BoardWalk solves a board, each with what it keeps of a line.
/// Mex values, an ended position has `ended_value`. Keeps the set of the numbers on each line, below
/// 64 * words.
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

/// Depth keys. Keeps the best of each line.
class DepthRule {
 public:
  DepthRule(std::size_t lines, Play play, std::vector<DepthKey>& keys)
      : play_(play), keys_(keys), best_(lines, kNoOption) {}

  void cut(std::uint32_t line) { best_[line] = kNoOption; }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    DepthKey best = kNoOption;
    for (std::size_t i = 0; i < lines.size(); ++i) best = std::max(best, best_[lines[i].line]);
    for (const std::uint32_t option : options) best = std::max(best, keys_[option]);
    const DepthKey key = key_above(best, play_);
    keys_[cell] = key;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      best_[lines[i].line] = std::max(best_[lines[i].line], key);
    }
  }

 private:
  Play play_;
  std::vector<DepthKey>& keys_;
  std::vector<DepthKey> best_;
};

/// Whether all that a position can reach is tame. Keeps whether a line is tame so far.
class TameRule {
 public:
  TameRule(std::size_t lines, SolvedTable& table) : table_(table), tame_(lines, 1) {}

  void cut(std::uint32_t line) { tame_[line] = 1; }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    bool tame = is_tame_pair(table_.grundy[cell], table_.misere_grundy[cell]);
    for (std::size_t i = 0; i < lines.size(); ++i) tame = tame && tame_[lines[i].line];
    for (const std::uint32_t option : options) tame = tame && table_.tame[option];
    table_.tame[cell] = tame;
    for (std::size_t i = 0; i < lines.size(); ++i) tame_[lines[i].line] = tame;
  }

 private:
  SolvedTable& table_;
  std::vector<std::uint8_t> tame_;
};

/// Suspense numbers, where the table knows already who wins. Keeps what is gathered of each line.
class SuspenseRule {
 public:
  SuspenseRule(std::size_t lines, SolvedTable& table) : table_(table), met_(lines) {}

  void cut(std::uint32_t line) { met_[line] = {}; }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    SuspenseOfOptions here;
    for (std::size_t i = 0; i < lines.size(); ++i) here.add(met_[lines[i].line]);
    for (const std::uint32_t option : options) {
      here.add(table_.won[option] != 0, table_.suspense[option]);
    }
    const std::int32_t suspense = here.position();
    table_.suspense[cell] = suspense;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      met_[lines[i].line].add(table_.won[cell] != 0, suspense);
    }
  }

 private:
  SolvedTable& table_;
  std::vector<SuspenseOfOptions> met_;
};

/// Whether some position that can be reached has an option of larger Grundy number. Keeps the
/// largest number of each line, and whether anything on it does so.
class GrowthRule {
 public:
  GrowthRule(std::size_t lines, SolvedTable& table) : table_(table), met_(lines) {}

  void cut(std::uint32_t line) { met_[line] = {}; }

  template <class Lines, class Options>
  void solve(std::uint32_t cell, const Lines& lines, const Options& options) {
    Met here;
    for (std::size_t i = 0; i < lines.size(); ++i) here.add(met_[lines[i].line]);
    for (const std::uint32_t option : options) here.add(at(option));
    table_.grows[cell] = here.grows || here.largest > table_.grundy[cell];
    for (std::size_t i = 0; i < lines.size(); ++i) met_[lines[i].line].add(at(cell));
  }

 private:
  struct Met {
    std::uint32_t largest = 0;
    bool grows = false;

    void add(const Met& other) {
      largest = std::max(largest, other.largest);
      grows = grows || other.grows;
    }
  };
  Met at(std::uint32_t cell) const { return {table_.grundy[cell], table_.grows[cell] != 0}; }

  SolvedTable& table_;
  std::vector<Met> met_;
};

}  // namespace grundy
