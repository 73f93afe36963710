#include "families/subtraction/coprimes/prime_factors.hpp"

#include "params/as_size.hpp"

namespace grundy {

PrimeFactors::PrimeFactors(std::uint32_t largest) : least_factor_(std::size_t{largest} + 1, 0) {
  const std::size_t blocks = largest / kBlock + 1;
  for (std::uint64_t factor = 2; factor <= largest; ++factor) {
    if (least_factor_[as_size(factor)] != 0) continue;
    if (factor < kSmall) multiples_[as_size(factor)].assign(blocks * (kBlock / 64), 0);
    for (std::uint64_t m = factor; m <= largest; m += factor) {
      std::uint32_t& least = least_factor_[as_size(m)];
      if (least == 0) least = static_cast<std::uint32_t>(factor);
      if (factor < kSmall)
        multiples_[as_size(factor)][as_size(m / 64)] |= std::uint64_t{1} << (m % 64);
    }
  }
}

PrimeFactors::Factors PrimeFactors::of(std::uint32_t number) const {
  Factors factors;
  while (number > 1) {
    const std::uint32_t prime = least_factor_[number];
    factors.primes[factors.count++] = prime;
    while (number % prime == 0) number /= prime;
  }
  return factors;
}

void PrimeFactors::keep_sharing(BlockBits& block, std::uint32_t start,
                                const Factors& factors) const {
  BlockBits sharing{};
  for (std::size_t i = 0; i < factors.count; ++i) {
    const std::uint32_t prime = factors.primes[i];
    if (prime < kSmall) {
      const std::uint64_t* multiples = &multiples_[prime][start / 64];
      for (std::size_t word = 0; word < sharing.size(); ++word) sharing[word] |= multiples[word];
      continue;
    }
    for (std::uint32_t place = (prime - start % prime) % prime; place < kBlock; place += prime) {
      sharing[place / 64] |= std::uint64_t{1} << (place % 64);
    }
  }
  for (std::size_t word = 0; word < sharing.size(); ++word) block[word] &= sharing[word];
}

}  // namespace grundy
