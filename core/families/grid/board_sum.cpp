#include <algorithm>

#include "families/grid/board_table.hpp"
#include "families/grid/family.hpp"
#include "params/cell.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"

namespace grundy {
namespace {

using Holes = std::shared_ptr<const std::vector<std::uint8_t>>;

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

class PieceTable final : public TableKind {
 public:
  PieceTable(const BoardSize& size, SolvedTable table, Options options, Rank rank, Holes holes)
      : TableKind(std::move(table), std::move(options), std::move(rank), std::move(holes)),
        size_(size) {}
  std::string name(State cell) const override {
    return write_cell(static_cast<std::uint32_t>(cell), size_);
  }

 private:
  BoardSize size_;
};

std::unique_ptr<TableKind> piece_kind(const Board& board, const Holes& holes, std::uint32_t kind,
                                      const Wanted& wanted) {
  // A piece that can go in circles has no direction; its rank is never asked.
  const Direction direction = common_direction(board.kinds[kind].moves).value_or(Direction{0, 0});
  return std::make_unique<PieceTable>(
      board.size, solve_kind(board, *holes, kind, wanted),
      [&board, holes, kind](std::uint32_t cell, const VisitState& visit) {
        for_each_cell_once(board, *holes, kind, cell, visit);
      },
      [&board, direction](std::uint32_t cell) {
        return -direction.a * (cell % board.size.width) - direction.b * (cell / board.size.width);
      },
      holes);
}

}  // namespace

ComponentSum component_sum(const Board& board, const Rules& rules) {
  ComponentSum sum;
  const auto holes = std::make_shared<const std::vector<std::uint8_t>>(hole_map(board));
  const Wanted wanted = wanted_for(rules.sum, rules.play, board.pieces.size());
  for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
    sum.kinds.push_back(piece_kind(board, holes, kind, wanted));
  }
  for (const Piece& piece : board.pieces) sum.parts.push_back({piece.kind, piece.cell});
  return sum;
}

}  // namespace grundy
