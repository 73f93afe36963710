#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/row/row.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// What a row looks like to its theory: a number for each heap, and whether it counts.
struct HiddenRow {
  Heaps values;
  std::vector<std::uint8_t> counts;
};

/// The number is, for stairs, the coins, counting at odd distance from the ground; for ordered piles, the
/// difference to the pile before, counting at odd distance from the right end; for cakes, the pieces, where
/// the largest count; for pots, the Grundy number of one stone, counting where the number of stones is odd.
HiddenRow hidden_row(const Row& row);

/// Staircase Nim, open and in disguise; for cakes and pots see decide_cakes and Roxor. Coins that
/// leave a stair reach the next lower one. Stones that leave an ordered pile make its difference
/// smaller and that of the pile after it larger by as much: like coins that go to the next
/// difference on the right, and from the last one out of the game. In both the Grundy number is the
/// nim-sum of the numbers that count, and misère play is misère Nim on them; for the proof see
/// Staircase.
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
  /// How many coins leave the place in its only winning move; none where it has no winning move.
  std::optional<std::uint64_t> winning_coins(std::size_t place) const;
  /// The place that counts whose coins change when coins leave `place`.
  std::size_t heap_of(std::size_t place) const;

 private:
  const Row& row_;
  Play play_;
  HiddenRow hidden_;
  NimTotals totals_;
};

}  // namespace grundy
