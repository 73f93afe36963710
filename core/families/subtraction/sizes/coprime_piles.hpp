#pragma once

#include <cstdint>

#include "theory/table.hpp"

namespace grundy {

/// Solves all pile sizes 0 … largest where a turn takes a number coprime to the pile's size, in
/// closed form. (Mixed with other numbers coprimes go by options: which may be taken depends on the
/// pile, so no window or block of sizes shares them.) The options of a pile n > 1 are then all m <
/// n that are coprime to n, 1 among them. By induction:
/// - G(n) is 0 if n is even, else the place of its least prime factor among the primes (2 is the first):
///   no option has that least prime factor, and for odd n, 2 (number 0), 1 (number 1) and every smaller
///   odd prime are options.
/// - In normal play odd sizes win by leaving 2, but 1 by leaving 0; even sizes can only leave odd ones.
/// - In misère play 1 is lost, and every larger pile can leave it: it wins in two turns, whether the
///   winner hastens or delays.
/// - The misère Grundy number is G(n) with 0 and 1 exchanged. The options have the pairs (1,0), (0,1) or
///   (k,k) with k > 1, and (1,0) is always among them. If (0,1) is too, both numbers are the same mex,
///   above 1; else they are 0 and 1.
/// - Every pile from 2 on `grows`: even ones have number 0 and the option 1 of number 1; odd ones reach 2.
SolvedTable solve_coprime_piles(std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
