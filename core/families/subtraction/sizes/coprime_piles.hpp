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
/// - In misère play 1 is lost and every larger pile leaves it: it is won in two turns, however the
///   winner hastens or delays.
/// - The misère Grundy number is the other one with 0 and 1 exchanged: its options have the pairs (1,0),
///   (0,1) or (k,k) with k > 1, the first of them among them. If the second is, both numbers are the
///   same mex, above 1; else they are 0 and 1.
/// - From 2 on a pile has the option 1 or can reach 2, which has it: a larger number than its own.
SolvedTable solve_coprime_piles(std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
