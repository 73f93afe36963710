#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "game/take_set.hpp"

namespace grundy {

/// A bit for each size of a block of neighbours, which are settled together.
inline constexpr std::uint32_t kBlock = 1'024;
using BlockBits = std::array<std::uint64_t, kBlock / 64>;

/// The numbers that may be taken from every pile, up to `largest`, as bits after a block of zeros. Of
/// eight copies each is a bit further on, so that a row of bits starts with a byte of one of them.
class TakenBits {
 public:
  TakenBits(const std::vector<NumberRange>& ranges, std::uint64_t largest)
      : length_((largest + 3 * kBlock) / 8), copies_(8 * length_, 0) {
    for (const NumberRange& range : ranges) {
      const std::uint64_t most = std::min(range.most, largest);
      for (std::uint64_t bit = kBlock + range.least; bit <= kBlock + most; ++bit) {
        copies_[bit / 8] |= static_cast<std::uint8_t>(1 << (bit % 8));
      }
    }
    for (std::size_t i = length_; i < copies_.size(); ++i) {
      const std::size_t from = i % length_;
      const int shift = static_cast<int>(i / length_);
      const int next = from + 1 < length_ ? copies_[from + 1] : 0;
      copies_[i] = static_cast<std::uint8_t>((copies_[from] | next << 8) >> shift);
    }
  }

  /// Adds those of the block from `start` on that can move to one of the sizes, none of which is
  /// beyond the block; no further than until all that are asked for are there.
  void add_movers(BlockBits& movers, std::span<const std::uint32_t> sizes, std::uint32_t start,
                  const BlockBits& asked) const;

 private:
  std::size_t length_;  // of a copy
  std::vector<std::uint8_t> copies_;
};

}  // namespace grundy
