#pragma once

#include <cstdint>
#include <vector>

#include "sequences/sequence.hpp"

namespace grundy {

/// The heaps from `from` to `to` - 1 as columns, the values 0 to `values` - 1 as rows.
struct Picture {
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  std::uint64_t values = 1;
  std::uint32_t columns = 1;
  std::uint32_t rows = 1;
};

/// How many of the heaps are in each cell, column by column, from the first row; larger values are in
/// the last row. Heaps whose value is not known are left out.
std::vector<std::uint32_t> density(const Sequence& sequence, const Picture& picture);

/// The heaps of the preperiod whose value is not what the period would give them, ascending, at
/// most `most` of them. None if no period is proved.
std::vector<std::uint64_t> exceptions(const Sequence& sequence, std::uint64_t most);

/// The values up to the largest that are rare at every heap, ascending. None if there is no sparse
/// space, or if its classes change places from heap to heap.
std::vector<std::uint16_t> rare_values(const Sequence& sequence);

}  // namespace grundy
