#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace grundy {

/// How many of the numbers have a one in the column of 2^i, for i = 0 … 63, in one reading of them.
///
/// Columns are added without carrying into each other: three words of equal weight make one of that
/// weight, their sum, and one of twice the weight. So of many words few ever reach the higher weights
/// (Harley and Seal's way to count bits, kept apart by column).
std::array<std::uint64_t, 64> bit_counts(std::span<const std::uint64_t> numbers);

}  // namespace grundy
