#include <algorithm>

#include "analysis/families.hpp"
#include "analysis/table_sum.hpp"
#include "solve/board_table.hpp"

namespace grundy {
namespace {

// Two vectors of an own piece may lead to one cell: that is one option.
void for_each_cell_once(const Board& board, const std::vector<std::uint8_t>& holes,
                        std::uint32_t kind, std::uint32_t cell, const VisitState& visit) {
  if (!may_overlap(board.kinds[kind].moves)) {
    for_each_piece_option(board, holes, kind, cell, visit);
    return;
  }
  std::vector<std::uint32_t> cells;
  for_each_piece_option(board, holes, kind, cell,
                        [&](std::uint32_t option) { cells.push_back(option); });
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  for (const std::uint32_t option : cells) visit(option);
}

TableSum sum_of(const Board& board, const std::vector<std::uint8_t>& holes, const Wanted& wanted) {
  TableSum sum;
  for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
    sum.tables.push_back(solve_kind(board, holes, kind, wanted));
  }
  for (const Piece& piece : board.pieces) sum.parts.push_back({piece.kind, piece.cell});
  sum.for_each_option = [&](std::uint32_t kind, std::uint32_t cell, const VisitState& visit) {
    for_each_cell_once(board, holes, kind, cell, visit);
  };
  sum.rank = [&](std::uint32_t kind, std::uint32_t cell) {
    const Direction direction = *common_direction(board.kinds[kind].moves);
    return -direction.a * (cell % board.size.width) - direction.b * (cell / board.size.width);
  };
  return sum;
}

}  // namespace

void analyze_position(const Board& board, Play play, Analysis& analysis) {
  const std::vector<std::uint8_t> holes = hole_map(board);
  const Wanted wanted{.play = play,
                      .misere_numbers = play == Play::Misere && board.pieces.size() > 1};
  TableSum sum = sum_of(board, holes, wanted);
  const auto notation = [&](std::size_t piece, std::uint32_t cell) {
    return std::to_string(piece + 1) + ":" + write_cell(cell, board.size);
  };
  analyze_table_sum(sum, notation, play, analysis);
  for (std::size_t kind = 0; kind < board.kinds.size(); ++kind) {
    analysis.tables.push_back(
        shown_table(board.kinds[kind].name, board.size.width, std::move(sum.tables[kind]), holes));
  }
}

}  // namespace grundy
