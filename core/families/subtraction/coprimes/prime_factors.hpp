#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "families/subtraction/bits/taken_bits.hpp"

namespace grundy {

/// The different prime factors of the numbers up to some largest, below 2^24: at most eight each.
class PrimeFactors {
 public:
  struct Factors {
    std::array<std::uint32_t, 8> primes{};  ///< ascending
    std::size_t count = 0;
  };

  explicit PrimeFactors(std::uint32_t largest);

  /// None of 0 and 1.
  Factors of(std::uint32_t number) const;

  /// Multiples of primes below this are at hand as bits; of others there are few in a block.
  static constexpr std::uint32_t kSmall = 256;
  /// Those of a small prime: bit m for each m that it divides, up to the end of the last block.
  const std::vector<std::uint64_t>& multiples(std::uint32_t prime) const {
    return multiples_[prime];
  }

  /// Leaves of the block from `start` on, a multiple of 64, the numbers that one of these primes divides.
  void keep_sharing(BlockBits& block, std::uint32_t start, const Factors& factors) const;

 private:
  std::vector<std::uint32_t> least_factor_;
  std::array<std::vector<std::uint64_t>, kSmall> multiples_;  // by prime
};

}  // namespace grundy
