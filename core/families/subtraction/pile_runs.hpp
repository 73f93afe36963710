#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "params/number_runs.hpp"
#include "params/params.hpp"

namespace grundy {

/// Piles of Nim that are too many to hold them one by one. Only normal play is read of them, in which a turn moves
/// one pile.
struct PileRuns {
  std::vector<NumberRun> runs;  ///< in the reader's order, joined (see joined_runs)

  std::uint64_t count() const;  ///< over kMaxPiles, at most 2^53-1
  /// Where pile `pile`, counted from 0, stands: its run, runs.size() if there is none, and its place there.
  std::pair<std::size_t, std::uint64_t> find(std::uint64_t pile) const;
  bool operator==(const PileRuns&) const = default;
};

void write_pile_runs(const PileRuns& piles, Params& params);

/// Takes pile `pile`, counted from 0, down to `size` coins; says so where it has no more than these.
bool move_pile(PileRuns& piles, std::uint64_t pile, std::uint64_t size);

}  // namespace grundy
