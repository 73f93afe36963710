#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

#include "families/grid/board.hpp"
#include "theory/ranked.hpp"

namespace grundy {

/// The cells in an order in which every move goes to an earlier one: by falling a*x + b*y.
/// `direction` is (a, b), the common_direction of the moves.
inline std::vector<std::uint32_t> cells_options_first(const BoardSize& size, Direction direction) {
  const auto key = [&](std::uint32_t cell) {
    return direction.a * (cell % size.width) + direction.b * (cell / size.width);
  };
  std::vector<std::uint32_t> cells(size.cells());
  std::iota(cells.begin(), cells.end(), 0u);
  const auto corner_keys = {key(0), key(size.width - 1), key(size.cells() - size.width),
                            key(size.cells() - 1)};
  const std::int64_t least = std::min(corner_keys);
  const std::int64_t most = std::max(corner_keys);
  const std::int64_t range = most - least + 1;
  if (range > 4 * std::int64_t{size.cells()}) {
    Ranked ranked;
    ranked.reserve(cells.size());
    for (const std::uint32_t cell : cells) ranked.emplace_back(-key(cell), cell);
    sort_by_rank(ranked);
    std::transform(ranked.begin(), ranked.end(), cells.begin(),
                   [](const auto& entry) { return entry.second; });
    return cells;
  }
  std::vector<std::uint32_t> place(static_cast<std::size_t>(range) + 1, 0);
  for (const std::uint32_t cell : cells) ++place[static_cast<std::size_t>(most - key(cell)) + 1];
  std::partial_sum(place.begin(), place.end(), place.begin());
  std::vector<std::uint32_t> sorted(cells.size());
  for (const std::uint32_t cell : cells) {
    sorted[place[static_cast<std::size_t>(most - key(cell))]++] = cell;
  }
  return sorted;
}

}  // namespace grundy
