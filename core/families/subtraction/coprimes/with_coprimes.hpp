#pragma once

#include <cstdint>

#include "families/subtraction/pile_options.hpp"
#include "theory/table.hpp"

namespace grundy {

/// What the Grundy numbers in the table tell of all pile sizes where coprimes may be taken, whatever else
/// may be. From a pile n > 1 coprimes leave 1 and n - 1, and 1 leaves 0 alone.
/// - In misère play 1 is lost and every larger pile leaves it: it is won in two turns, however the
///   winner hastens or delays.
/// - The misère Grundy number is the other one with 0 and 1 exchanged. By induction on n > 1: its options
///   have the pairs (1,0), (0,1) or (k,k) with k > 1, the first of them among them. If the second is,
///   both numbers are the same mex, above 1; else they are 0 and 1.
/// - As long as G(n) = n no option has a larger number. The first n with another one has less than
///   n - 1, which its option n - 1 has; and all larger piles reach it.
void tell_with_coprimes(SolvedTable& table, const Wanted& wanted);

/// All pile sizes 0 … largest where coprimes may be taken: Grundy numbers by bits, remoteness in
/// normal play going back from the end, and the rest by these. With the winner delaying, a lost pile
/// n > 1 leaves 1 and has suspense 2, so a won one has 3 if it leaves a lost pile that is not empty,
/// else 1.
SolvedTable solve_with_coprimes(const PileOptions& options, std::uint32_t largest,
                                const Wanted& wanted);

}  // namespace grundy
