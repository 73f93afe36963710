#pragma once

#include <cstdint>
#include <vector>

#include "params/compound.hpp"
#include "params/play.hpp"
#include "sums/component.hpp"

namespace grundy {

/// A component by its options alone: options[p] are the positions one move from p, all below p.
using PlainComponent = std::vector<std::vector<std::uint32_t>>;

/// As the core takes it: a kind whose table comes from the definitions.
std::unique_ptr<ComponentKind> kind_of(const PlainComponent& component, const Sum& rule, Play play,
                                       std::size_t parts);

/// A sum of components, each at any of its positions: the whole is numbered by mixed radix, the first
/// component fastest, so that options are below positions.
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

  /// Whether one turn leads from the position to the one where the components stand `at`.
  bool is_legal(std::size_t position, const std::vector<std::uint32_t>& at, const Sum& rule) const;

  /// Every position by its turns, as the rule defines them.
  std::vector<Answer> solve(const Sum& rule, Play play) const;

  /// Outcomes alone, the other way round: each lost position is told to all that can move to it. For
  /// rules whose turns are any 1 to `most` components.
  std::vector<std::uint8_t> won_backwards(std::size_t most, Play play) const;

 private:
  std::vector<const PlainComponent*> components_;
  std::vector<std::size_t> weight_;
  std::size_t positions_ = 1;
};

}  // namespace grundy
