#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// Numbers of coins known by a name, in the order in which they are written. All start at 1.
/// Divisors, ProperDivisors and Coprimes depend on the pile's size when the turn begins.
enum class NamedSet {
  Primes,
  Squares,
  Cubes,
  Evens,
  Odds,
  Fibonacci,
  Factorials,
  Triangular,
  Divisors,        ///< the whole pile included
  ProperDivisors,  ///< smaller than the pile
  Coprimes,        ///< up to the pile's size
};

inline bool depends_on_pile(NamedSet set) { return set >= NamedSet::Divisors; }

/// Whether `number` is in a set that does not depend on the pile.
bool is_member(NamedSet set, std::uint64_t number);

/// The members up to `largest` of a set that does not depend on the pile, ascending.
std::vector<std::uint64_t> members(NamedSet set, std::uint64_t largest);

/// At least as many as the piles of 0 … `size` coins have numbers that may be taken, on average.
std::uint64_t members_on_average(NamedSet set, std::uint64_t size);

/// Whether `number` is 1, base, base^2, …; base is at least 2.
bool is_power(std::uint64_t number, std::uint64_t base);
std::vector<std::uint64_t> powers(std::uint64_t base, std::uint64_t largest);

/// The divisors of `number`, ascending.
std::vector<std::uint64_t> divisors(std::uint64_t number);

/// The numbers from 1 to `number` that are coprime to it, ascending.
std::vector<std::uint64_t> coprimes(std::uint64_t number);

}  // namespace grundy
