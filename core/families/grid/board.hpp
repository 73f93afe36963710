#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "families/grid/pieces.hpp"
#include "params/cell.hpp"
#include "params/fields.hpp"

namespace grundy {

/// A kind of piece that the reader described by its vectors, given for the corner left-down.
struct OwnKind {
  std::string name;
  std::vector<PieceMove> moves;
  bool operator==(const OwnKind&) const = default;
};

/// A kind of piece as it moves on one board.
struct PieceKind {
  std::string name;
  std::vector<PieceMove> moves;
  bool operator==(const PieceKind&) const = default;
};

struct Piece {
  std::uint32_t kind = 0;  ///< index into Board::kinds
  std::uint32_t cell = 0;
  bool operator==(const Piece&) const = default;
};

/// Pieces on a rectangular board, any number on a cell. No piece enters a damaged cell or slides
/// over it. A kind whose vectors do not all lie in an open half-plane can go in circles.
struct Board {
  BoardSize size;
  std::optional<Corner> toward;
  std::vector<OwnKind> own;      ///< by name
  std::vector<PieceKind> kinds;  ///< by first appearance among the pieces, then unused own kinds
  std::vector<Piece> pieces;     ///< in the reader's order
  std::vector<std::uint32_t> holes;  ///< damaged cells, ascending
  bool operator==(const Board&) const = default;
};

inline constexpr std::uint64_t kMaxCells = std::uint64_t{1} << 24;
/// Bounds the memory of the tables: one entry per cell and kind.
inline constexpr std::uint64_t kMaxCellsTimesKinds = std::uint64_t{1} << 25;
inline constexpr std::size_t kMaxPieces = 100'000;
inline constexpr std::size_t kMaxVectors = 64;
/// Bounds the time for a piece that can go in circles: its vectors times the cells of the board.
inline constexpr std::uint64_t kMaxLoopyMoves = std::uint64_t{1} << 28;

Board read_board(Fields& fields);
void write_board(const Board& board, Params& params);

/// One byte per cell: 1 where the cell is damaged.
std::vector<std::uint8_t> hole_map(const Board& board);

/// The cells that a piece with these moves can reach from `cell` in one of them. `holes` has a 1 for
/// each damaged cell.
template <class Holes, class Visit>
void for_each_piece_option(const BoardSize& size, std::span<const PieceMove> moves,
                           const Holes& holes, std::uint32_t cell, Visit visit) {
  const std::int64_t x0 = cell % size.width;
  const std::int64_t y0 = cell / size.width;
  for (const PieceMove& move : moves) {
    std::int64_t x = x0 + move.dx;
    std::int64_t y = y0 + move.dy;
    while (size.holds(x, y)) {
      const auto target = static_cast<std::uint32_t>(x + y * size.width);
      if (holes[target]) break;
      visit(target);
      if (!move.slide) break;
      x += move.dx;
      y += move.dy;
    }
  }
}

/// The same for a piece of `kind`. `holes` is hole_map(board).
template <class Visit>
void for_each_piece_option(const Board& board, const std::vector<std::uint8_t>& holes,
                           std::uint32_t kind, std::uint32_t cell, Visit visit) {
  for_each_piece_option(board.size, board.kinds[kind].moves, holes, cell, visit);
}

}  // namespace grundy
