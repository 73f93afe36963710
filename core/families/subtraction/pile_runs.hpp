#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "params/number_runs.hpp"
#include "params/params.hpp"

namespace grundy {

/// Piles of Nim, too many to hold one by one: over kMaxPiles. The nim-sum of a run is a formula,
/// and so is how many of its piles have the digit that a winning move needs (nim_runs.hpp), so
/// nothing is listed. They are read only for normal play in which a turn moves one pile; else the
/// limit refuses them.
struct PileRuns {
  std::vector<NumberRun> runs;  ///< in the reader's order, joined (see joined_runs)

  std::uint64_t count() const;  ///< over kMaxPiles, at most 2^53-1
  /// The run of pile `pile`, counted from 0, and the pile's place in it; runs.size() if there is no such pile.
  std::pair<std::size_t, std::uint64_t> find(std::uint64_t pile) const;
  bool operator==(const PileRuns&) const = default;
};

void write_pile_runs(const PileRuns& piles, Params& params);

/// Takes pile `pile`, counted from 0, down to `size` coins; false if it does not have more.
bool move_pile(PileRuns& piles, std::uint64_t pile, std::uint64_t size);

}  // namespace grundy
