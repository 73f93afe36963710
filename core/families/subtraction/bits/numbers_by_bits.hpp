#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/pile_options.hpp"
#include "params/play.hpp"

namespace grundy {

/// The Grundy numbers of all pile sizes 0 … largest, normal or misère, each given in turn to all sizes
/// that have it: of those without a number yet, going up, the sizes that can move to none that has
/// it. Which can is told for a block of sizes at once, by the numbers that may be taken as bits,
/// shifted by each size that has it; and where coprimes may be taken, only sizes that share
/// a factor with the first of them are left (see CoprimeClass). What else only the pile's size
/// allows to take is looked at one by one.
std::vector<std::uint32_t> numbers_by_bits(const PileOptions& options, std::uint32_t largest,
                                           Play play);

}  // namespace grundy
