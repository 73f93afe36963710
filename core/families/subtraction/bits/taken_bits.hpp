#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "families/subtraction/take_set.hpp"
#include "params/as_size.hpp"

namespace grundy {

/// A bit for each size of a block of neighbours, which are settled together.
inline constexpr std::uint32_t kBlock = 1'024;
using BlockBits = std::array<std::uint64_t, kBlock / 64>;

/// The sizes 0 … places-1 in blocks, all of them in the set.
inline std::vector<BlockBits> blocks_of_all(std::uint32_t places) {
  std::vector<BlockBits> blocks((places + kBlock - 1) / kBlock, BlockBits{});
  for (std::uint32_t size = 0; size < places; ++size) {
    blocks[size / kBlock][size % kBlock / 64] |= std::uint64_t{1} << (size % 64);
  }
  return blocks;
}

inline bool has(const BlockBits& block, std::uint32_t place) {
  return (block[place / 64] >> (place % 64) & 1) != 0;
}

/// Takes the place out of the block.
inline void erase(BlockBits& block, std::uint32_t place) {
  block[place / 64] &= ~(std::uint64_t{1} << (place % 64));
}

/// Calls visit(place) for the ones, ascending; what visit does to later bits is seen.
template <class WordAt, class Visit>
void for_each_one(WordAt word_at, Visit visit) {
  for (std::uint32_t word = 0; word < kBlock / 64; ++word) {
    std::uint64_t above = ~std::uint64_t{0};
    while (const std::uint64_t ones = word_at(word) & above) {
      const int bit = std::countr_zero(ones);
      above = ~std::uint64_t{1} << bit;
      visit(64 * word + static_cast<std::uint32_t>(bit));
    }
  }
}

/// The numbers that may be taken from every pile, up to `largest`, as bits after a block of zeros. Of
/// eight copies each is a bit further on, so that a row of bits starts with a byte of one of them.
class TakenBits {
 public:
  TakenBits(const std::vector<NumberRange>& ranges, std::uint64_t largest)
      : length_(as_size((largest + std::uint64_t{3} * kBlock) / 8)), copies_(8 * length_, 0) {
    for (const NumberRange& range : ranges) {
      const std::uint64_t most = std::min(range.most, largest);
      if (range.least <= most) most_ = static_cast<std::uint32_t>(most);
      for (std::uint64_t bit = kBlock + range.least; bit <= kBlock + most; ++bit) {
        copies_[as_size(bit / 8)] |= static_cast<std::uint8_t>(1 << (bit % 8));
      }
    }
    for (std::size_t i = length_; i < copies_.size(); ++i) {
      const std::size_t from = i % length_;
      const int shift = static_cast<int>(i / length_);
      const int next = from + 1 < length_ ? copies_[from + 1] : 0;
      copies_[i] = static_cast<std::uint8_t>((copies_[from] | next << 8) >> shift);
    }
  }

  /// Adds those of the block from `start` on that can move to one of the ascending sizes, none of which
  /// is beyond the block; no further than until all that are asked for are there.
  void add_movers(BlockBits& movers, std::span<const std::uint32_t> sizes, std::uint32_t start,
                  const BlockBits& asked) const;

  /// Leaves of a block those that cannot move to `size`, which is not beyond it; false where none is left.
  bool leave_non_movers(BlockBits& block, std::uint32_t size, std::uint32_t start) const;

 private:
  // The bits of the block from `start` on that can move to `size`, no larger than it, in bytes.
  const std::uint8_t* row(std::uint32_t size, std::uint32_t start) const {
    const std::uint32_t bit = start + kBlock - size;
    return copies_.data() + bit % 8 * length_ + bit / 8;
  }

  std::uint32_t most_ = 0;  // the largest number
  std::size_t length_;      // of a copy
  std::vector<std::uint8_t> copies_;
};

}  // namespace grundy
