#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// Named sets of numbers of coins, in the order in which a text writes them. All members are
/// positive. Divisors, ProperDivisors and Coprimes depend on the pile's size when the turn begins.
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

/// An upper bound on how many members may be taken from a pile, on average over sizes 0 … `size`.
std::uint64_t members_on_average(NamedSet set, std::uint64_t size);

/// Whether `number` is 1, base, base^2, …; base is at least 2.
bool is_power(std::uint64_t number, std::uint64_t base);
std::vector<std::uint64_t> powers(std::uint64_t base, std::uint64_t largest);

/// The divisors of `number`, ascending.
std::vector<std::uint64_t> divisors(std::uint64_t number);

/// The numbers from 1 to `number` that are coprime to it, ascending.
std::vector<std::uint64_t> coprimes(std::uint64_t number);

}  // namespace grundy
