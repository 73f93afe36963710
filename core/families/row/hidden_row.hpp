#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/row/row.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// What a row looks like to its theory: one number per heap, and whether it counts.
struct HiddenRow {
  Heaps values;
  std::vector<std::uint8_t> counts;
};

/// Coins of a stair, which count at odd distance from the ground; differences of ordered piles,
/// which count at odd distance from the right end; pieces of cakes, of which the largest count; the
/// Grundy number of one stone in a pot, which counts where the stones are odd in number.
HiddenRow hidden_row(const Row& row);

/// Staircase Nim, open and in disguise. What leaves a stair reaches the next lower one. What leaves
/// one of the ordered piles makes the difference to the pile before it smaller and that of the pile
/// after it greater by as much: coins that go to the next difference on the right, and from the last
/// one out of the game. In both the Grundy number is the nim-sum of what counts, and misère play is
/// misère Nim on it; for the proof see Staircase.
class CoinRow {
 public:
  /// Requires a staircase or ordered piles.
  CoinRow(const Row& row, Play play);

  const HiddenRow& hidden() const { return hidden_; }
  const NimTotals& totals() const { return totals_; }
  bool won() const { return !is_lost(totals_, play_); }

  /// Where the coins of a place go; none where they leave the game or may not move.
  std::optional<std::size_t> next(std::size_t place) const;
  /// Whether coins may leave this place.
  bool moves(std::size_t place) const;
  /// How many leave it in its only winning move; none where it has none.
  std::optional<std::uint64_t> winning_coins(std::size_t place) const;
  /// The place that counts and whose coins a move from `place` changes.
  std::size_t heap_of(std::size_t place) const;

 private:
  const Row& row_;
  Play play_;
  HiddenRow hidden_;
  NimTotals totals_;
};

}  // namespace grundy
