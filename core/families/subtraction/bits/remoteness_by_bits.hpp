#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/pile_options.hpp"

namespace grundy {

/// The remoteness of pile sizes from their Grundy numbers, in normal play, where coprimes may be taken:
/// by going back from the end in waves. The lost sizes of one remoteness settle the won ones that
/// can move to them, which are found by bits for blocks of sizes; then each lost size all of whose
/// options are settled, is. Until then it waits for one of them, and so looks at none of them twice.
std::vector<std::int32_t> remoteness_by_bits(const PileOptions& options,
                                             const std::vector<std::uint32_t>& numbers);

}  // namespace grundy
