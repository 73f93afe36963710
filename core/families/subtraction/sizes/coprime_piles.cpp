#include "families/subtraction/sizes/coprime_piles.hpp"

#include <algorithm>

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

// Normal play: an even pile hastens the end by leaving 1 and delays it by leaving another odd size;
// an odd pile hastens it by leaving 2 and delays it by leaving any even size.
void tell_lengths(SolvedTable& table, std::uint32_t size, const Wanted& wanted) {
  const auto small = static_cast<std::int32_t>(std::min(size, 2u));
  const auto odd = static_cast<std::int32_t>(size % 2);
  const bool misere = wanted.play == Play::Misere;
  const bool short_one = misere || size < 3;
  table.set(size,
            {.won = misere ? size != 1 : odd == 1, .remoteness = short_one ? small : 4 - odd});
  if (wanted.suspense) table.suspense.push_back(short_one ? small : 2 + odd);
}

}  // namespace

SolvedTable solve_coprime_piles(std::uint32_t largest, const Wanted& wanted) {
  SolvedTable table(std::size_t{largest} + 1);
  table.grundy = places_of_least_factors(largest);
  for (std::uint32_t size = 0; size <= largest; ++size) {
    std::uint32_t& number = table.grundy[size];
    if (size % 2 == 0) number = 0;
    tell_lengths(table, size, wanted);
    if (wanted.misere_numbers) {
      table.misere_grundy.push_back(number < 2 ? 1 - number : number);
      table.tame.push_back(1);
    }
    if (wanted.growth) table.grows.push_back(size > 1);
  }
  return table;
}

}  // namespace grundy
