#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/northcott/northcott.hpp"
#include "theory/nim.hpp"
#include "theory/remoteness.hpp"

namespace grundy {

/// Northcott's game in normal play (Winning Ways, ch. 3): the player to move loses iff the nim-sum of
/// the gaps is 0.
///
/// Whoever faces a nim-sum other than 0 can make it 0 by closing in, as in Nim. Whoever faces 0
/// must make some gap smaller, which is a move of Nim, or larger by moving back, which the opponent
/// answers by following as far. So the winner always has a move and only moves forward. Pieces that
/// never move back have only so many moves, so the play ends although the rules let it go round.
Nimber nim_sum_of_gaps(const Northcott& game);

/// The column to which the piece to move in that row must go to make the nim-sum of the gaps 0;
/// none if it cannot, or if `total`, the nim-sum of all gaps, is 0 already.
std::optional<std::uint32_t> balancing_column(const Northcott& game, std::size_t row, Nimber total);

/// Every position with as many rows and columns as a given one, solved backwards, since in misère
/// play the gaps are no heaps, and pieces may go to and fro for ever: a draw. Slides can be undone,
/// so one function leads both ways and no list of moves is kept. A row and its mirror image count
/// as the same.
class SolvedNorthcott {
 public:
  /// None when there would be more than `limit` positions.
  static std::optional<SolvedNorthcott> solve(const Northcott& game, Play play,
                                              std::uint64_t limit);

  std::uint64_t positions() const { return depths_.size(); }
  /// For the player to move; kNoEnd in a draw.
  Depth start() const { return depths_[start_]; }
  /// The same with other rows, as many as in the game.
  Depth with_rows(const std::vector<PairOfPieces>& rows) const;
  /// The same with other rows and either player to move.
  Depth depth(const Northcott& game) const { return depths_[number_of(game)]; }
  /// The depth after a slide of the player to move: for the opponent.
  Depth after(std::size_t row, std::uint32_t column) const;

 private:
  class Moves;
  SolvedNorthcott(const Northcott& game, Play play, std::uint64_t places);
  std::uint32_t place_of(const PairOfPieces& pieces) const;
  std::uint32_t number_of(const Northcott& game) const;

  const Northcott* game_;
  std::vector<std::uint32_t> weights_;  // of each row's place in the number of a position
  std::vector<PairOfPieces> pieces_;    // by place: white on the left
  std::uint32_t start_ = 0;
  std::vector<Depth> depths_;
};

}  // namespace grundy
