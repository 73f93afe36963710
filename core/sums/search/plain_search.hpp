#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "theory/remoteness.hpp"
#include "theory/verdict.hpp"
#include "theory/work.hpp"

namespace grundy {

/// Solves whole positions by their options alone, whether or not they fall into regions: for misère
/// play, where numbers do not add, and for the remoteness of small positions (else see
/// NimberSearch). `Rules` is what a game tells about them:
/// - `Whole`: a position, and `HashWhole`; positions that need not be told apart are equal;
/// - `plain_steps()`: the most options that may be looked at;
/// - `for_each_option(whole, work, visit)`: spends a step on each option and visits it, until the work is over or
///   visit returns false; returns whether it came to the end.
template <class Rules>
class PlainSearch {
 public:
  using Whole = typename Rules::Whole;

  /// Solves at most `limit` positions.
  PlainSearch(Rules rules, Play play, std::uint64_t limit)
      : rules_(std::move(rules)), play_(play), limit_(limit), work_(rules_.plain_steps()) {}

  /// For the player to move. None for a position not yet known once positions or work are at the limit.
  std::optional<Depth> depth(const Whole& whole) {
    if (const auto known = known_.find(whole); known != known_.end()) return known->second;
    DepthOfOptions of_options;
    const bool all = rules_.for_each_option(whole, work_, [&](const Whole& option) {
      const auto after = depth(option);
      if (after) of_options.add(*after);
      return after.has_value();
    });
    if (!all || known_.size() >= limit_) return std::nullopt;
    return known_.emplace(whole, of_options.position(play_)).first->second;
  }
  /// How many positions were solved.
  std::uint64_t positions() const { return known_.size(); }
  /// Why there is no answer.
  BeyondLimit beyond() const {
    return work_.over() ? work_.beyond() : BeyondLimit{limit_, Counted::Positions};
  }

 private:
  Rules rules_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  std::unordered_map<Whole, Depth, typename Rules::HashWhole> known_;
};

}  // namespace grundy
