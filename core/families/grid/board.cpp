#include "families/grid/board.hpp"

namespace grundy {

std::vector<std::uint8_t> hole_map(const Board& board) {
  std::vector<std::uint8_t> holes(board.size.cells());
  for (const std::uint32_t cell : board.holes) holes[cell] = 1;
  return holes;
}

void write_board(const Board& board, Params& params) {
  write_board_size(board.size, params);
  for (const OwnKind& own : board.own) {
    params.push_back({"piece." + own.name, write_vectors(own.moves)});
  }
  std::string pieces;
  for (const Piece& piece : board.pieces) {
    if (!pieces.empty()) pieces += ',';
    pieces += board.kinds[piece.kind].name + "@" + write_cell(piece.cell, board.size);
  }
  params.push_back({"pieces", pieces});
  write_cells("holes", board.holes, board.size, params);
  if (board.toward) params.push_back({"toward", write_corner(*board.toward)});
}

}  // namespace grundy
