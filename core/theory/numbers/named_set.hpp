#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace grundy {

/// Sets of positive numbers, in the order in which a text writes them. The last three are of a number.
enum class NamedSet {
  Primes,
  Squares,
  Cubes,
  Evens,
  Odds,
  Fibonacci,
  Factorials,
  Triangular,
  Divisors,        ///< the number included
  ProperDivisors,  ///< smaller than the number
  Coprimes,        ///< up to the number
};

/// Whether `number` is in a set that is of no other number.
bool is_member(NamedSet set, std::uint64_t number);

/// The members up to `largest`, which is below 2^63, of a set that is of no number, ascending: all, or the first `most`
/// of a set that has a formula.
std::vector<std::uint64_t> members(NamedSet set, std::uint64_t largest,
                                   std::size_t most = SIZE_MAX);

/// Member `place` of a set that has a formula, from 1 on: Squares, Cubes, Evens, Odds or Triangular.
std::uint64_t member_at(NamedSet set, std::uint64_t place);

/// An upper bound on how many members are at most n, on average over n = 0 … `size`.
std::uint64_t members_on_average(NamedSet set, std::uint64_t size);

/// Whether `number` is 1, base, base^2, …; base is at least 2.
bool is_power(std::uint64_t number, std::uint64_t base);
std::vector<std::uint64_t> powers(std::uint64_t base, std::uint64_t largest);

/// The divisors of `number`, ascending.
std::vector<std::uint64_t> divisors(std::uint64_t number);

/// The numbers from 1 to `number` that are coprime to it, ascending.
std::vector<std::uint64_t> coprimes(std::uint64_t number);

}  // namespace grundy
