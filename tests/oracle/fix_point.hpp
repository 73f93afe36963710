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

/// The options of each position: a graph that may have circles.
using OptionLists = std::vector<std::vector<std::uint32_t>>;

/// The definition of a game that need not end, round after round with no theory in it: after r rounds
/// exactly the positions are decided whose winner can force the end within r moves.
std::vector<Depth> fix_point(const OptionLists& options, Play play);

/// A Grundy number where moves may go in circles: none is infinite, with the numbers of the options.
struct LoopyNumber {
  std::optional<std::uint32_t> finite;
  std::set<std::uint32_t> options;
  bool operator==(const LoopyNumber&) const = default;
};

/// The definition in solve/loopy_grundy.hpp, word by word.
std::vector<LoopyNumber> loopy_numbers(const OptionLists& options);

/// The disjunctive sum: the positions p and q together are the position p * b.size() + q.
OptionLists sum_of(const OptionLists& a, const OptionLists& b);

/// A few positions with a few options each.
OptionLists random_options(Random& random, std::uint32_t most_positions);

/// All positions that a game can reach, each turn of its compound rule an option.
class LoopOracle {
 public:
  explicit LoopOracle(const Game& game);
  /// So many positions there are that more is not looked at, and nothing may be asked.
  bool too_large() const { return wholes_.size() > kMost; }
  std::size_t positions() const { return wholes_.size(); }
  Outcome outcome() const { return outcome_of(depths_[0]); }
  std::int32_t remoteness() const { return depths_[0].remoteness; }
  /// The turns after which the opponent loses, and the remoteness of what they leave.
  std::vector<std::pair<WholeTurn, std::int32_t>> winning_turns() const;
  /// The number of the game where a turn moves one component.
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
