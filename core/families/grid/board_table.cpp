#include "families/grid/board_table.hpp"

#include <cassert>

#include "families/grid/board_order.hpp"
#include "families/grid/loopy_board.hpp"
#include "families/grid/sweeps/board_sweep.hpp"
#include "families/grid/sweeps/leap_waves.hpp"
#include "theory/general.hpp"

namespace grundy {

SolvedTable solve_kind(const Board& board, const std::vector<std::uint8_t>& holes,
                       std::uint32_t kind, const Wanted& wanted) {
  const std::vector<PieceMove>& moves = board.kinds[kind].moves;
  if (is_loopy(moves)) return solve_loopy_kind(board, holes, kind, wanted);
  if (!wanted.misere_numbers && !wanted.extras()) {
    if (const auto plan = plan_leap_waves(board.size, moves)) {
      return solve_by_waves(*plan, holes, wanted);
    }
  }
  if (const auto plan = plan_sweep(board.size, moves)) return solve_by_sweep(*plan, holes, wanted);
  return solve_kind_by_options(board, holes, kind, wanted);
}

SolvedTable solve_kind_by_options(const Board& board, const std::vector<std::uint8_t>& holes,
                                  std::uint32_t kind, const Wanted& wanted) {
  const auto direction = common_direction(board.kinds[kind].moves);
  assert(direction);
  const std::vector<std::uint32_t> order = cells_options_first(board.size, *direction);
  return solve_by_options(
      board.size.cells(),
      [&](auto visit) {
        for (const std::uint32_t cell : order) {
          if (!holes[cell]) visit(cell);
        }
      },
      [&](std::uint32_t cell, auto visit) {
        for_each_piece_option(board, holes, kind, cell, visit);
      },
      wanted);
}

}  // namespace grundy
