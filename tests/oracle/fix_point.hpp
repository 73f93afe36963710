#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "params/play.hpp"
#include "theory/explore.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// The options of each position; play may go in circles.
using OptionLists = std::vector<std::vector<std::uint32_t>>;

/// Solves a loopy game by its definition, round after round, without theory: after r rounds the
/// decided positions are exactly those whose winner can force the end within r moves.
std::vector<Depth> fix_point(const OptionLists& options, Play play);

/// A loopy Grundy number: finite, or else infinite with the set of the finite numbers of its options.
struct LoopyNumber {
  std::optional<std::uint32_t> finite;
  std::set<std::uint32_t> options;
  bool operator==(const LoopyNumber&) const = default;
};

/// The definition in core/theory/loopy_grundy.hpp, word by word.
std::vector<LoopyNumber> loopy_numbers(const OptionLists& options);

/// The disjunctive sum: position p of `a` with position q of `b` is position p * b.size() + q.
OptionLists sum_of(const OptionLists& a, const OptionLists& b);

/// A few positions with a few options each.
OptionLists random_options(Random& random, std::uint32_t most_positions);

/// Solves a game over all positions it can reach. Each turn of its compound rule is an option.
class LoopOracle {
 public:
  explicit LoopOracle(const Game& game);
  /// Whether there are more than kMost positions. Then nothing is solved, and nothing else may be asked.
  bool too_large() const { return wholes_.size() > kMost; }
  std::size_t positions() const { return wholes_.size(); }
  Outcome outcome() const { return outcome_of(depths_[0]); }
  std::int32_t remoteness() const { return depths_[0].remoteness; }
  /// The turns after which the opponent loses, each with the remoteness of the position it leaves.
  std::vector<std::pair<WholeTurn, std::int32_t>> winning_turns() const;
  /// The Grundy number of the game. Only for sums where a turn moves one component.
  LoopyNumber number() const { return loopy_numbers(options_)[0]; }

 private:
  static constexpr std::size_t kMost = 400;
  const Game& game_;
  std::map<Whole, std::uint32_t> number_;
  std::vector<Whole> wholes_;
  OptionLists options_;
  std::vector<Depth> depths_;
};

StateGraph graph_of(const OptionLists& options);

}  // namespace grundy
