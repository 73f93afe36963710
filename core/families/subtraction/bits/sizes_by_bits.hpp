#pragma once

#include <cstdint>

#include "families/subtraction/pile_options.hpp"
#include "theory/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest, for sets with very many numbers and wide gaps, such as the primes. What
/// can move to one size is the set of the numbers that may be taken, as bits, shifted by that size; so
/// what can move to any of many sizes is found for a block of sizes by "or" alone, in vectors:
/// - Grundy numbers, in normal or misère play, are given one after the other, each to all sizes that have
///   it: of those without a number yet, going up, the sizes that can move to none that has it.
/// - All else follows from the best option in one order (remoteness, suspense, the largest number): block
///   by block, the best first; options in the same block are looked at one by one.
/// Either stops where no size of the block is left to be told about: for each kind of fact at most
/// largest^2 / 2048 steps, each for 1024 sizes at once, and as many more as there are numbers for
/// each block. What only the pile's size allows to take is looked at one by one.
SolvedTable solve_by_bits(const PileOptions& options, std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
