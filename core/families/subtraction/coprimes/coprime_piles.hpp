#pragma once

#include <cstdint>

#include "theory/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest where a turn takes a number that is coprime to the pile's size, in closed
/// form. What a pile n > 1 leaves is then any m < n coprime to n, from 1 on. By induction on n:
/// - Its Grundy number is 0 where n is even, else the place of its least prime factor among the primes
///   (2 is the first): the least prime factor of m is another one, and each smaller prime is such
///   an m, as is 1, whose number is 1.
/// - In normal play odd sizes are won by leaving 2, even ones leave odd ones; 1 may leave 0.
/// All else is as with other numbers besides (see tell_with_coprimes).
SolvedTable solve_coprime_piles(std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
