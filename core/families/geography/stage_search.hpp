#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "families/geography/stage.hpp"
#include "sums/counts_search.hpp"
#include "theory/verdict.hpp"
#include "theory/work.hpp"

namespace grundy {

/// What a search of stages may look at. A step is an option looked at, or sixteen ways of the graph from where it stands.
struct StageLimit {
  std::uint64_t positions = kSearchLimit;
  std::uint64_t steps = kStepLimit;
};

/// All that tokens can reach, solved by plain recursion. Nodes that a token cannot come to any more, and edges that it
/// cannot follow, do not tell positions apart, so that where no way leads in a circle each node is one.
class StageSearch {
 public:
  /// `ways` must outlive it.
  StageSearch(const Ways& ways, const StageLimit& limit);

  /// Explores what the stage can reach; false where that is beyond the limit, and what was explored before stays.
  bool explore(const Stage& stage);
  /// Solves all that was explored; numbers and depths may be asked for then.
  void solve(Play play);

  /// How many positions were explored.
  std::uint64_t positions() const { return graph_.positions(); }
  BeyondLimit beyond() const;

  /// What is known of one position.
  struct Solved {
    Depth depth;
    std::uint32_t grundy = 0;
  };
  /// None where it was not explored.
  std::optional<Solved> at(const Stage& stage) const;

 private:
  Counts packed(const Stage& stage) const;
  Stage unpacked(const Counts& counts) const;
  std::uint32_t number_of(Counts counts);
  bool add_options(const Stage& stage);

  const Ways& ways_;
  std::size_t most_;
  std::uint64_t cost_;  // of an option, in steps
  Work work_;
  std::unordered_map<Counts, std::uint32_t, HashCounts> number_;
  std::vector<const Counts*> places_;
  StateGraph graph_;
  SolvedTable table_;
};

}  // namespace grundy
