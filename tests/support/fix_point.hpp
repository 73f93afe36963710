#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "game/play.hpp"
#include "solve/explore.hpp"
#include "solve/verdict.hpp"
#include "support/small_games.hpp"

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

StateGraph graph_of(const OptionLists& options);

}  // namespace grundy
