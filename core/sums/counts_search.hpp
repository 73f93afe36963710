#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "params/as_size.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// A position of one component as numbers: the coins of each place.
using Counts = std::vector<std::uint64_t>;

struct HashCounts {
  std::size_t operator()(const Counts& counts) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t count : counts) {
      hash = (hash ^ count) * 0x9E3779B97F4A7C15u;
      hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
  }
};

/// Together with kMaxHeldOptions this bounds a search to some 100 MiB.
inline constexpr std::size_t kMaxHeldCounts = std::size_t{1} << 22;
inline constexpr std::size_t kMaxHeldOptions = std::size_t{1} << 22;

/// How many positions of so many numbers each may be searched: `limit`, or fewer where so many do
/// not fit into memory.
inline std::size_t searchable(std::uint64_t limit, std::size_t numbers) {
  return as_size(
      std::min<std::uint64_t>(limit, kMaxHeldCounts / std::max<std::size_t>(1, numbers)));
}

/// Every position that `start` can reach, solved by options alone, the start last; none beyond
/// `positions`. `for_each_option(counts, visit)` calls visit with each option.
template <class Options>
std::optional<SolvedTable> search_counts(const Counts& start, Options for_each_option,
                                         const Wanted& wanted, std::size_t positions) {
  const auto graph = explore<Counts, HashCounts>(
      start, for_each_option, {.positions = positions, .options = kMaxHeldOptions});
  if (!graph) return std::nullopt;
  return solve_graph(*graph, wanted);
}

}  // namespace grundy
