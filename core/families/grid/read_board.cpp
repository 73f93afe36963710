#include <algorithm>
#include <cstdlib>

#include "families/grid/board.hpp"

namespace grundy {
namespace {

BoardSize read_size(Fields& fields) {
  const auto text = fields.required("size", "width x height, such as 8x8");
  if (!text) return {};
  const auto sides = split_list(*text, 'x');
  const auto width = sides.size() == 2 ? whole_number(sides[0]) : std::nullopt;
  const auto height = sides.size() == 2 ? whole_number(sides[1]) : std::nullopt;
  if (!width || !height) {
    fields.problem("size", ProblemCode::Malformed, *text, "width x height, such as 8x8");
  } else if (*width == 0 || *height == 0) {
    fields.problem("size", ProblemCode::Range, *text, "at least 1 column and 1 row");
  } else if (*width > kMaxCells || *height > kMaxCells || *width * *height > kMaxCells) {
    fields.problem("size", ProblemCode::Limit, *text,
                   "at most " + std::to_string(kMaxCells) + " cells");
  } else {
    return {static_cast<std::uint32_t>(*width), static_cast<std::uint32_t>(*height)};
  }
  return {};
}

std::optional<Corner> read_toward(Fields& fields) {
  const auto text = fields.text("toward");
  if (!text) return std::nullopt;
  const auto corner = read_corner(*text);
  if (!corner) {
    fields.problem("toward", ProblemCode::Unknown, *text,
                   "left-down, left-up, right-down or right-up");
  }
  return corner;
}

bool is_piece_name(std::string_view name) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return !name.empty() && name.size() <= 24 && letter(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return letter(c) || digit(c); });
}

void check_own_kind(Fields& fields, const std::string& key, const OwnKind& own) {
  if (!is_piece_name(own.name)) {
    fields.problem(key, ProblemCode::Malformed, own.name,
                   "a name of at most 24 small letters and digits that starts with a letter");
  }
  if (find_piece(own.name) != nullptr) {
    fields.problem(key, ProblemCode::Conflict, own.name, "a name that no famous piece has");
  }
  if (own.moves.size() > kMaxVectors) {
    fields.problem(key, ProblemCode::Limit, std::to_string(own.moves.size()) + " vectors",
                   "at most " + std::to_string(kMaxVectors) + " vectors");
    return;
  }
  for (auto move = own.moves.begin(); move != own.moves.end(); ++move) {
    if (std::max(std::abs(move->dx), std::abs(move->dy)) > kMaxStep) {
      fields.problem(key, ProblemCode::Range, write_vectors({&*move, 1}),
                     "steps of at most " + std::to_string(kMaxStep) + " cells");
      return;
    }
    if (std::find(own.moves.begin(), move, *move) != move) {
      fields.problem(key, ProblemCode::Repeated, write_vectors({&*move, 1}), "each vector once");
    }
  }
}

std::vector<OwnKind> read_own_kinds(Fields& fields) {
  std::vector<OwnKind> kinds;
  for (const Param& param : fields.with_prefix("piece.")) {
    const std::string key = "piece." + param.key;
    auto moves = read_vectors(param.value);
    if (!moves || moves->empty()) {
      fields.problem(key, ProblemCode::Malformed, param.value,
                     "vectors such as leap(-1,-3)slide(-1,0)");
      moves.emplace();
    }
    OwnKind own{param.key, std::move(*moves)};
    check_own_kind(fields, key, own);
    // Keys come in any order, and equal games have equal texts.
    const auto place = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const OwnKind& other) { return own.name < other.name; });
    kinds.insert(place, std::move(own));
  }
  return kinds;
}

std::optional<std::uint32_t> read_board_cell(Fields& fields, std::string_view key,
                                             std::string_view item, std::string_view cell,
                                             const BoardSize& size) {
  const auto name = read_cell(cell);
  if (!name) {
    fields.problem(key, ProblemCode::Malformed, item,
                   std::string(key == "pieces" ? "piece@cell" : "a cell") +
                       ", the cell as c5 or as x,y counted from 0");
    return std::nullopt;
  }
  if (size.width == 0) return std::nullopt;
  if (name->x >= size.width || name->y >= size.height) {
    fields.problem(key, ProblemCode::Range, item,
                   "a cell from a1 to " + write_cell(size.cells() - 1, size));
    return std::nullopt;
  }
  return static_cast<std::uint32_t>(name->x + name->y * size.width);
}

std::vector<std::uint32_t> read_holes(Fields& fields, const BoardSize& size) {
  std::vector<std::uint32_t> holes;
  const auto text = fields.text("holes");
  if (!text) return holes;
  for (const std::string_view item : split_cells(*text)) {
    if (const auto cell = read_board_cell(fields, "holes", item, item, size)) {
      holes.push_back(*cell);
    }
  }
  std::sort(holes.begin(), holes.end());
  report_repeated(
      fields, "holes", holes, [&](std::uint32_t cell) { return write_cell(cell, size); },
      "each cell once");
  return holes;
}

PieceKind turned_kind(const Board& board, std::string_view name, std::span<const PieceMove> moves,
                      bool full) {
  PieceKind kind{std::string(name), {}};
  for_each_turned(moves, full, board.toward,
                  [&](const PieceMove& move) { kind.moves.push_back(move); });
  return kind;
}

std::optional<PieceKind> make_kind(const Board& board, std::string_view name) {
  for (const OwnKind& own : board.own) {
    if (own.name == name) return turned_kind(board, name, own.moves, false);
  }
  const NamedPiece* piece = find_piece(name);
  if (piece == nullptr) return std::nullopt;
  return turned_kind(board, name, piece->moves, piece->full);
}

std::optional<std::uint32_t> find_or_add_kind(Board& board, std::string_view name) {
  const auto known = std::find_if(board.kinds.begin(), board.kinds.end(),
                                  [&](const PieceKind& kind) { return kind.name == name; });
  if (known != board.kinds.end()) {
    return static_cast<std::uint32_t>(known - board.kinds.begin());
  }
  auto kind = make_kind(board, name);
  if (!kind) return std::nullopt;
  board.kinds.push_back(std::move(*kind));
  return static_cast<std::uint32_t>(board.kinds.size() - 1);
}

void read_piece(Fields& fields, Board& board, std::string_view item) {
  const std::size_t at = item.find('@');
  if (at == std::string_view::npos) {
    fields.problem("pieces", ProblemCode::Malformed, item, "piece@cell, such as queen@h8");
    return;
  }
  const auto kind = find_or_add_kind(board, item.substr(0, at));
  if (!kind) {
    std::string names;
    for (const NamedPiece& piece : named_pieces()) names += std::string(piece.name) + ", ";
    fields.problem("pieces", ProblemCode::Unknown, item,
                   "a piece among " + names + "or an own one described as piece.NAME");
  }
  const auto cell = read_board_cell(fields, "pieces", item, item.substr(at + 1), board.size);
  if (!kind || !cell) return;
  if (std::binary_search(board.holes.begin(), board.holes.end(), *cell)) {
    fields.problem("pieces", ProblemCode::Conflict, item, "a cell that is not damaged");
  }
  board.pieces.push_back({*kind, *cell});
}

void read_pieces(Fields& fields, Board& board) {
  const auto text = fields.required("pieces", "pieces on cells, such as knight4@c5,queen@h8");
  if (!text) return;
  const auto items = split_cells(*text);
  if (items.size() > kMaxPieces) {
    fields.problem("pieces", ProblemCode::Limit, std::to_string(items.size()) + " pieces",
                   "at most " + std::to_string(kMaxPieces) + " pieces");
    return;
  }
  for (const std::string_view item : items) read_piece(fields, board, item);
}

void check_kinds(Fields& fields, const Board& board) {
  for (const PieceKind& kind : board.kinds) {
    if (!is_loopy(kind.moves)) continue;
    const std::uint64_t most = kMaxLoopyMoves / kind.moves.size();
    if (board.size.cells() <= most) continue;
    fields.problem("size", ProblemCode::Limit, std::to_string(board.size.cells()) + " cells",
                   "at most " + std::to_string(most) + " cells for a " + kind.name + ", whose " +
                       std::to_string(kind.moves.size()) + " vectors let it go in circles");
  }
  if (board.kinds.size() * std::uint64_t{board.size.cells()} > kMaxCellsTimesKinds) {
    fields.problem("pieces", ProblemCode::Limit, std::to_string(board.kinds.size()) + " kinds",
                   "at most " + std::to_string(kMaxCellsTimesKinds / board.size.cells()) +
                       " kinds of pieces on a board of this size");
  }
}

}  // namespace

Board read_board(Fields& fields) {
  Board board;
  board.size = read_size(fields);
  board.toward = read_toward(fields);
  board.own = read_own_kinds(fields);
  board.holes = read_holes(fields, board.size);
  read_pieces(fields, board);
  for (const OwnKind& own : board.own) find_or_add_kind(board, own.name);
  check_kinds(fields, board);
  return board;
}

}  // namespace grundy
