#pragma once

#include <cstdint>

#include "families/subtraction/pile_options.hpp"
#include "theory/table.hpp"

namespace grundy {

/// All pile sizes 0 … largest, for sets with many numbers that are far apart, such as the squares. A number that may be taken leads a block of neighbours to a block
/// of neighbours, so the options of a block are joined one number after the other, in vectors:
/// Grundy numbers as bits, 64 of them at once and the larger ones only where all smaller ones are
/// there; all else by the greatest key of the options. What a small number or the size's divisors
/// leave is looked at one by one.
SolvedTable solve_in_lanes(const PileOptions& options, std::uint32_t largest, const Wanted& wanted);

}  // namespace grundy
