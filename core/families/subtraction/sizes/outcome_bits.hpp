#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/take_set.hpp"
#include "params/play.hpp"
#include "theory/period.hpp"

namespace grundy {

/// The outcomes of take-away by pile size, a bit each: 1 where the player to move loses. A size is
/// lost iff none of its options is, so the bits of the last m sizes decide the next, where m is the
/// largest number that may be taken.
class OutcomeBits {
 public:
  /// The largest number of coins that may be taken.
  static constexpr std::uint64_t kMaxWindow = 1'000;

  /// `ranges` ascend with gaps between them; at least one, up to kMaxWindow.
  OutcomeBits(const std::vector<NumberRange>& ranges, Play play);

  /// Decides sizes until at least `sizes` of them are known: 0 … known()-1.
  void extend(std::uint64_t sizes);
  /// The same, one size after the other, looking at each option.
  void extend_by_options(std::uint64_t sizes);

  std::uint64_t known() const { return known_; }
  std::uint64_t window() const { return window_; }
  bool lost(std::uint64_t size) const { return (read(size) & 1) != 0; }
  /// How many of the sizes from … to-1 are lost; all of them must be known.
  std::uint64_t count_lost(std::uint64_t from, std::uint64_t to) const;

  /// The period of the bits, if the known ones prove it (as find_period does, by words of bits).
  std::optional<Period> period() const;

 private:
  using Kernel = void (OutcomeBits::*)(std::uint64_t sizes);
  Kernel fastest_kernel() const;
  void one_by_one(std::uint64_t sizes);
  void one_word(std::uint64_t sizes);
  void many_words(std::uint64_t sizes);
  void blocks(std::uint64_t sizes);

  // The bits of the 64 sizes from `size` - `before` on; sizes below 0 count as not lost.
  std::uint64_t read(std::uint64_t size, std::uint64_t before = 0) const;
  void append(std::uint64_t bits, std::uint64_t count);
  void reserve(std::uint64_t sizes);
  bool same_window(std::uint64_t start, std::uint64_t other) const;

  // Zero bits before size 0, so that looking back never leaves the list.
  static constexpr std::uint64_t kPadding = 1'024;

  Play play_;
  std::vector<std::uint64_t> takes_;  // ascending
  std::uint64_t window_;
  std::vector<std::uint64_t> mask_;  // bit j: window - j coins may be taken
  std::vector<std::uint64_t> words_;
  std::uint64_t known_ = 0;
};

}  // namespace grundy
