#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "families/row/row.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// The Grundy number of one stone in each of `pots` pots: the mex of g(j) xor g(k) over all later
/// pots j <= k. O(pots^2). All are different, since g(j) is the number of the option {j, last}.
Heaps stone_numbers(std::size_t pots);

/// Roxor (Topcoder SRM 216). Stones do not affect each other, so a position is the disjunctive sum
/// of single stones, and two stones in one pot cancel in normal play.
///
/// Misère play. One stone in the last pot has the pair (Grundy, misère Grundy) = (0,1), in the last
/// but one (1,0). In any earlier pot its options are sums of two later stones. By induction those
/// are tame, so that their pairs follow misère Nim (see is_tame_pair): stones of the last two pots
/// give (0,1) and (1,0), both of which occur, all others (n,n). Both mexes thus run over the same
/// set, which holds 0 and 1: the pair is (g,g) with g >= 2. So every stone is tame, every position
/// is, and Bouton's rule decides, with the stones before the last two pots as the big heaps.
class Roxor {
 public:
  Roxor(const Row& row, Play play);

  const Heaps& numbers() const { return numbers_; }
  const NimTotals& totals() const { return totals_; }
  bool won() const { return !is_lost(totals_, play_); }
  /// The nim totals after a move.
  NimTotals after(const RowMove& move) const;
  /// Calls back with every winning move: by pot, then by the first and the second pot of the new
  /// stones. O(pots^2).
  void for_each_winning_move(const std::function<void(const RowMove&)>& visit) const;
  /// Whether one stone of that pot, played alone, wins.
  bool stone_wins(std::size_t pot) const;

 private:
  bool is_firm(std::size_t pot) const { return numbers_[pot] >= 2; }

  const Row& row_;
  Play play_;
  Heaps numbers_;
  NimTotals totals_;
};

}  // namespace grundy
