#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

using Numbers = std::vector<std::uint64_t>;

/// The numbers that an explanation speaks of, taken from the tables of an analysis and from the moves as
/// the oracle lists them.
class Recomputed {
 public:
  Recomputed(const Game& game, const Analysis& analysis)
      : game_(game), analysis_(analysis), start_(start_of(game)) {}

  /// A sum of piles or of pieces: each item is a component.
  bool items_are_components() const;
  /// Which items have a number in the nim-sum.
  Items counting() const;
  /// Of one item as it stands: its component's, or what the table says of a node, heap or row.
  std::uint64_t grundy(std::uint32_t item) const;

  /// Of the component `item` where it stands at `state`. A pile of Poker Nim may grow out of its table.
  std::uint64_t grundy_at(std::uint32_t item, std::uint64_t state) const;
  const Table& table(std::uint32_t item) const {
    return analysis_.tables[analysis_.components.table[item]];
  }
  /// Played alone.
  bool lost_alone(std::uint32_t item, std::uint64_t state) const;
  /// Where the state stands in the table.
  std::uint64_t place(std::uint64_t state) const;
  /// None where the number is finite.
  std::optional<std::vector<std::uint32_t>> loop_set(std::uint32_t item, std::uint64_t state) const;
  Numbers options(std::uint32_t item, std::uint64_t state) const;
  std::uint64_t state(std::uint32_t item) const { return start_[item]; }
  bool live(std::uint32_t item) const { return !options(item, start_[item]).empty(); }
  /// Whether the component can reach a state with an option of larger Grundy number.
  bool grows(std::uint32_t item) const;
  /// Grundy and misère Grundy number of the component alone are 0 and 1 or 1 and 0.
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
