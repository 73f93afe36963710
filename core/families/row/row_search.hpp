#pragma once

#include <cstdint>
#include <optional>

#include "families/row/row.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Every position that the row can reach, solved by options alone, the row itself last. None beyond
/// `limit` positions, or beyond fewer where the row is so long that `limit` do not fit into memory.
std::optional<SolvedTable> search_row(const Row& row, Play play, std::uint64_t limit);

}  // namespace grundy
