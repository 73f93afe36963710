#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "families/geography/stage.hpp"
#include "sums/search/counts_search.hpp"
#include "theory/numbers/numbered_lists.hpp"
#include "theory/verdict.hpp"
#include "theory/work.hpp"

namespace grundy {

/// Limits of a search. An option costs one step, and one more for every sixteen nodes and ways of the graph.
struct StageLimit {
  std::uint64_t positions = kSearchLimit;
  std::uint64_t steps = kStepLimit;
};

/// Every position that can be reached from the explored stages, solved by plain recursion. Positions that differ only
/// in nodes or edges that the token can no longer reach are one, so without cycles there is one for each node.
class StageSearch {
 public:
  /// `ways` must outlive it.
  StageSearch(const Ways& ways, const StageLimit& limit);

  /// Explores what the stage can reach. False beyond the limit; what was explored before stays.
  bool explore(const Stage& stage);
  /// Solves all explored positions; only then may at() be asked.
  void solve(Play play);

  /// How many positions were explored.
  std::uint64_t positions() const { return graph_.positions(); }
  BeyondLimit beyond() const;

  /// What is known of one position.
  struct Solved {
    Depth depth;
    std::uint32_t grundy = 0;
  };
  /// None where the position was not explored.
  std::optional<Solved> at(const Stage& stage) const;

 private:
  Counts packed(const Stage& stage) const;
  Stage unpacked(std::span<const Counts::value_type> counts) const;
  bool add_options(const Stage& stage);

  const Ways& ways_;
  std::size_t most_;
  std::uint64_t cost_;  // of an option, in steps
  Work work_;
  NumberedLists<Counts::value_type> places_;
  StateGraph graph_;
  SolvedTable table_;
};

}  // namespace grundy
