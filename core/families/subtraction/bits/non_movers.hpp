#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/prime_factors.hpp"

namespace grundy {

/// Goes up through the blocks of sizes in search of those that cannot move to one size: by no number
/// that may be taken from every pile, and where coprimes may be taken, by sharing a factor with it.
class NonMovers {
 public:
  /// All must outlive the search; no factors where coprimes may not be taken.
  NonMovers(const PrimeFactors* factors, const TakenBits& taken,
            const std::vector<BlockBits>& sizes);

  /// From now on for that size, positive where coprimes may be taken, from the block on.
  void start(std::uint32_t size, std::size_t block);

  /// The next block with such sizes, which are told; the number of blocks where there is none.
  std::size_t next(std::size_t block, BlockBits& found) const;

  /// Leaves such sizes of those told of a block; false where none is left.
  bool narrow(std::size_t block, BlockBits& found) const;

 private:
  template <std::size_t kPatterns>
  bool narrow_by(std::size_t block, BlockBits& found) const;
  template <std::size_t kPatterns>
  std::size_t next_by(std::size_t block, BlockBits& found) const;

  void forget_large();
  void list_large(std::uint32_t prime, std::uint32_t from);

  const PrimeFactors* factors_;
  const TakenBits& taken_;
  const std::vector<BlockBits>& sizes_;
  std::uint32_t size_ = 0;
  // Multiples of the small prime factors, made up to four or eight by empty ones.
  std::array<const std::uint64_t*, 8> patterns_{};
  std::size_t count_ = 0;
  std::vector<std::uint64_t> none_;
  // Multiples of the large ones, as bits and as a list; all sizes where no factor need be shared.
  std::vector<BlockBits> large_;
  std::vector<std::uint32_t> listed_;
};

}  // namespace grundy
