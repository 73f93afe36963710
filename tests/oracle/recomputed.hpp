#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

using Numbers = std::vector<std::uint64_t>;

/// The numbers that an explanation mentions, recomputed from the tables of an analysis and from the
/// oracle's moves.
class Recomputed {
 public:
  Recomputed(const Game& game, const Analysis& analysis)
      : game_(game), analysis_(analysis), start_(start_of(game)) {}

  /// Whether each item is a component: so in sums of piles, pieces or tokens on a graph.
  bool items_are_components() const;
  /// The items whose numbers count in the nim-sum.
  Items counting() const;
  /// The Grundy number of an item as it stands: of its component, or the table's entry for a node, heap or row.
  std::uint64_t grundy(std::uint32_t item) const;

  /// The Grundy number of component `item` at `state`. A pile of Poker Nim may grow beyond its table.
  std::uint64_t grundy_at(std::uint32_t item, std::uint64_t state) const;
  const Table& table(std::uint32_t item) const {
    return analysis_.tables[analysis_.components.table[item]];
  }
  /// Whether component `item` at `state` is lost when played alone.
  bool lost_alone(std::uint32_t item, std::uint64_t state) const;
  /// The index of the state in the table.
  std::uint64_t place(std::uint64_t state) const;
  /// The set of an infinite Grundy number; none if the number is finite.
  std::optional<std::vector<std::uint32_t>> loop_set(std::uint32_t item, std::uint64_t state) const;
  Numbers options(std::uint32_t item, std::uint64_t state) const;
  std::uint64_t state(std::uint32_t item) const { return start_[item]; }
  bool live(std::uint32_t item) const { return !options(item, start_[item]).empty(); }
  /// Whether the component can reach a state that has an option with a larger Grundy number.
  bool grows(std::uint32_t item) const;
  /// Whether the component alone has Grundy and misère Grundy numbers 0 and 1, or 1 and 0.
  bool fickle(std::uint32_t item) const;

  /// The states of all components after a turn.
  Whole after(const PlayedTurn& turn) const;

 private:
  std::uint64_t misere_number(std::uint32_t item, std::uint64_t state) const;

  const Game& game_;
  const Analysis& analysis_;
  Whole start_;
};

std::uint64_t nim_sum(const Numbers& numbers);
std::uint64_t ones_at(const Numbers& numbers, std::uint32_t bit);
std::uint64_t mex_of(const std::set<std::uint64_t>& numbers);

}  // namespace grundy
