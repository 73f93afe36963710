#include "families/subtraction/coprimes/coprime_piles.hpp"

#include "families/subtraction/coprimes/with_coprimes.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// The place of each size's least prime factor among the primes, counted from 1; 1 for size 1.
std::vector<std::uint32_t> places_of_least_factors(std::uint32_t largest) {
  std::vector<std::uint32_t> place(std::size_t{largest} + 1, 0);
  if (largest > 0) place[1] = 1;
  std::uint32_t primes = 0;
  for (std::uint64_t factor = 2; factor <= largest; ++factor) {
    if (place[as_size(factor)] != 0) continue;
    place[as_size(factor)] = ++primes;
    for (std::uint64_t m = factor * factor; m <= largest; m += factor) {
      if (place[as_size(m)] == 0) place[as_size(m)] = primes;
    }
  }
  return place;
}

Depth depth_of_coprime(std::uint32_t size) {
  if (size < 3) return {.won = size == 1, .remoteness = static_cast<std::int32_t>(size)};
  return size % 2 == 1 ? Depth{.won = true, .remoteness = 3} : Depth{.won = false, .remoteness = 4};
}

}  // namespace

SolvedTable solve_coprime_piles(std::uint32_t largest, const Wanted& wanted) {
  SolvedTable table(std::size_t{largest} + 1);
  table.grundy = places_of_least_factors(largest);
  for (std::uint32_t size = 0; size <= largest; size += 2) table.grundy[size] = 0;
  tell_with_coprimes(table, wanted);
  for (std::uint32_t size = 0; wanted.play == Play::Normal && size <= largest; ++size) {
    table.set(size, depth_of_coprime(size));
    // An even pile hastens by leaving 1, an odd one delays by leaving any even number.
    if (!wanted.suspense) continue;
    table.suspense.push_back(static_cast<std::int32_t>(size < 3 ? size : 2 + size % 2));
  }
  return table;
}

}  // namespace grundy
