#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "params/as_size.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// A position as numbers: how many coins lie on each place.
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

/// Together with kMaxHeldOptions this limits the memory of a search to about 100 MiB.
inline constexpr std::size_t kMaxHeldCounts = std::size_t{1} << 22;
inline constexpr std::size_t kMaxHeldOptions = std::size_t{1} << 22;

/// How many positions of `numbers` numbers each may be searched: `limit`, or fewer if memory holds
/// no more.
inline std::size_t searchable(std::uint64_t limit, std::size_t numbers) {
  return as_size(
      std::min<std::uint64_t>(limit, kMaxHeldCounts / std::max<std::size_t>(1, numbers)));
}

/// Solves every position reachable from `start` by its options alone; the start comes last. None beyond
/// `positions` or kMaxHeldOptions. `for_each_option(counts, visit)` calls visit with each option.
template <class Options>
std::optional<SolvedTable> search_counts(const Counts& start, Options for_each_option,
                                         const Wanted& wanted, std::size_t positions) {
  const auto graph = explore<Counts, HashCounts>(
      start, for_each_option, {.positions = positions, .options = kMaxHeldOptions});
  if (!graph) return std::nullopt;
  return solve_graph(*graph, wanted);
}

}  // namespace grundy
