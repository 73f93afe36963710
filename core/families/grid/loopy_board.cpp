#include "families/grid/loopy_board.hpp"

#include <utility>

#include "families/grid/piece_moves.hpp"
#include "theory/loopy_grundy.hpp"
#include "theory/retrograde.hpp"

namespace grundy {
namespace {

// For each cell with an infinite number, the set of the finite numbers of its options. Along a
// slide it is the set of the next cell and the number of that cell.
template <class Mask>
std::vector<std::uint32_t> option_sets(const PieceMoves<Mask>& moves,
                                       const std::vector<std::uint32_t>& grundy, LoopSets& sets) {
  std::vector<std::uint32_t> set(grundy.size(), 0);
  std::vector<std::uint32_t> ahead;
  for (std::size_t d = 0; d < moves.vectors(); ++d) {
    if (moves.slides(d)) ahead.assign(grundy.size(), 0);
    moves.for_each_step(d, [&](std::uint32_t cell, std::uint32_t next) {
      std::uint32_t here = moves.slides(d) ? ahead[next] : 0;
      if (grundy[next] != kNoNumber) here = sets.with(here, grundy[next]);
      if (moves.slides(d)) ahead[cell] = here;
      if (grundy[cell] == kNoNumber) set[cell] = sets.united(set[cell], here);
    });
  }
  return set;
}

template <class Mask>
SolvedTable solve(const Board& board, const std::vector<std::uint8_t>& holes,
                  const std::vector<PieceMove>& vectors, const Wanted& wanted) {
  PieceMoves<Mask> moves(board.size, holes, vectors);
  SolvedTable table(board.size.cells());
  table.loopy = true;
  for (std::uint32_t cell = 0; cell < table.positions(); ++cell) {
    if (!holes[cell]) table.set(cell, kNoEnd);
  }
  solve_retrograde(moves, wanted.play, table);
  const auto is_cell = [&](std::uint32_t cell) { return holes[cell] == 0; };
  table.grundy = loopy_grundy(moves, board.size.cells(), is_cell);
  LoopSets sets;
  const std::vector<std::uint32_t> set = option_sets(moves, table.grundy, sets);
  LoopyNumbers numbers = with_sets(
      std::move(table.grundy), is_cell, [&](std::uint32_t cell) { return set[cell]; }, sets);
  table.grundy = std::move(numbers.grundy);
  table.loop_sets = std::move(numbers.sets);
  return table;
}

}  // namespace

SolvedTable solve_loopy_kind(const Board& board, const std::vector<std::uint8_t>& holes,
                             std::uint32_t kind, const Wanted& wanted) {
  const std::vector<PieceMove>& vectors = board.kinds[kind].moves;
  // Eight bits suffice for all named pieces; each further width would compile this code once more.
  if (vectors.size() <= 8) return solve<std::uint8_t>(board, holes, vectors, wanted);
  return solve<std::uint64_t>(board, holes, vectors, wanted);
}

}  // namespace grundy
