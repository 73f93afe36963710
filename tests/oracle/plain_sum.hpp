#pragma once

#include <cstdint>
#include <vector>

#include "params/compound.hpp"
#include "params/play.hpp"
#include "sums/component.hpp"

namespace grundy {

/// A component as its options alone: entry p lists the options of position p, all below p.
using PlainComponent = std::vector<std::vector<std::uint32_t>>;

/// The component in the form that the core expects, with a table solved by options.
std::unique_ptr<ComponentKind> kind_of(const PlainComponent& component, const Sum& rule, Play play,
                                       std::size_t parts);

/// All positions of a sum of components. They are numbered by mixed radix, the first component
/// varying fastest, so that options have smaller numbers than their position.
class PlainSum {
 public:
  struct Answer {
    bool won = false;
    std::int32_t remoteness = 0;  ///< the winner hastens, the loser delays
    std::int32_t suspense = 0;    ///< the winner delays, the loser hastens
    std::uint64_t winning_turns = 0;
  };

  explicit PlainSum(std::vector<const PlainComponent*> components);

  std::size_t positions() const { return positions_; }
  std::vector<std::uint32_t> at(std::size_t position) const;
  std::size_t position_of(const std::vector<std::uint32_t>& at) const;

  /// Whether one turn leads from `position` to the one with the components at `at`.
  bool is_legal(std::size_t position, const std::vector<std::uint32_t>& at, const Sum& rule) const;

  /// The answer for every position, from its turns as the rule defines them.
  std::vector<Answer> solve(const Sum& rule, Play play) const;

  /// Outcomes only, backwards: marks every position that can move to a lost one as won. For rules
  /// whose turns move any 1 to `most` components.
  std::vector<std::uint8_t> won_backwards(std::size_t most, Play play) const;

 private:
  std::vector<const PlainComponent*> components_;
  std::vector<std::size_t> weight_;
  std::size_t positions_ = 1;
};

}  // namespace grundy
