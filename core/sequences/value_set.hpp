#pragma once

#include <cstdint>
#include <vector>

namespace grundy {

/// A set of values as bits of words; missing words count as 0.
using ValueSet = std::vector<std::uint64_t>;

inline void insert(ValueSet& set, std::uint32_t value) {
  if (value / 64 >= set.size()) set.resize(value / 64 + 1);
  set[value / 64] |= std::uint64_t{1} << value % 64;
}

void unite(ValueSet& into, const ValueSet& set);

/// Adds to `into` the nim-sums of `value` with all of `set`.
void unite_nim_sums(ValueSet& into, const ValueSet& set, std::uint32_t value);

/// The least value that is not in the set.
std::uint32_t mex(const ValueSet& set);

}  // namespace grundy
