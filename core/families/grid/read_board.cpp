#include <algorithm>
#include <cstdlib>

#include "families/grid/board.hpp"

namespace grundy {
namespace {

std::optional<Corner> read_toward(Fields& fields) {
  const auto text = fields.word("toward");
  if (!text) return std::nullopt;
  const auto corner = read_corner(*text);
  if (!corner) {
    fields.problem("toward", ProblemCode::Unknown, *text,
                   expecting("one-of", "left-down", "left-up", "right-down", "right-up"));
  }
  return corner;
}

constexpr std::size_t kMaxNameLength = 24;

bool is_piece_name(std::string_view name) {
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return !name.empty() && name.size() <= kMaxNameLength && letter(name.front()) &&
         std::all_of(name.begin(), name.end(), [&](char c) { return letter(c) || digit(c); });
}

void check_own_kind(Fields& fields, const std::string& key, const OwnKind& own) {
  if (!is_piece_name(own.name)) {
    fields.problem(key, ProblemCode::Malformed, own.name,
                   expecting("board-piece-name", kMaxNameLength));
  }
  if (find_piece(own.name) != nullptr) {
    fields.problem(key, ProblemCode::Conflict, own.name, expecting("board-new-name"));
  }
  if (own.moves.size() > kMaxVectors) {
    fields.problem(key, ProblemCode::Limit, std::to_string(own.moves.size()),
                   expecting("board-at-most-vectors", kMaxVectors));
    return;
  }
  for (auto move = own.moves.begin(); move != own.moves.end(); ++move) {
    if (std::max(std::abs(move->dx), std::abs(move->dy)) > kMaxStep) {
      fields.problem(key, ProblemCode::Range, write_vectors({&*move, 1}),
                     expecting("board-step", kMaxStep));
      return;
    }
    if (std::find(own.moves.begin(), move, *move) != move) {
      fields.problem(key, ProblemCode::Repeated, write_vectors({&*move, 1}),
                     expecting("board-each-vector-once"));
    }
  }
}

std::vector<OwnKind> read_own_kinds(Fields& fields) {
  std::vector<OwnKind> kinds;
  for (const Param& param : fields.with_prefix("piece.")) {
    const std::string key = "piece." + param.key;
    auto moves = read_vectors(param.value);
    if (!moves || moves->empty()) {
      fields.problem(key, ProblemCode::Malformed, param.value, expecting("board-vectors"));
      moves.emplace();
    }
    OwnKind own{param.key, std::move(*moves)};
    check_own_kind(fields, key, own);
    // Keys come in any order, but equal games must have equal texts: sorted by name.
    const auto place = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const OwnKind& other) { return own.name < other.name; });
    kinds.insert(place, std::move(own));
  }
  return kinds;
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
    fields.problem("pieces", ProblemCode::Malformed, item, expecting("board-piece"));
    return;
  }
  const auto kind = find_or_add_kind(board, in_small_letters(item.substr(0, at)));
  if (!kind) {
    Expected names = expecting("board-piece-among");
    for (const NamedPiece& piece : named_pieces()) names.values.emplace_back(piece.name);
    fields.problem("pieces", ProblemCode::Unknown, item, std::move(names));
  }
  const auto cell = read_board_cell(fields, "pieces", item, item.substr(at + 1), board.size,
                                    expecting("board-piece-on-cell"));
  if (!kind || !cell) return;
  if (std::binary_search(board.holes.begin(), board.holes.end(), *cell)) {
    fields.problem("pieces", ProblemCode::Conflict, item, expecting("board-no-hole"));
  }
  board.pieces.push_back({*kind, *cell});
}

void read_pieces(Fields& fields, Board& board) {
  const auto text = fields.required("pieces", expecting("board-pieces"));
  if (!text) return;
  const auto items = split_cells(*text);
  if (items.size() > kMaxPieces) {
    fields.problem("pieces", ProblemCode::Limit, std::to_string(items.size()),
                   expecting("board-at-most-pieces", kMaxPieces));
    return;
  }
  for (const std::string_view item : items) read_piece(fields, board, item);
}

void check_kinds(Fields& fields, const Board& board) {
  for (const PieceKind& kind : board.kinds) {
    if (!is_loopy(kind.moves)) continue;
    const std::uint64_t most = kMaxLoopyMoves / kind.moves.size();
    if (board.size.cells() <= most) continue;
    fields.problem("size", ProblemCode::Limit, std::to_string(board.size.cells()),
                   expecting("board-at-most-cells-in-circles", most, kind.name, kind.moves.size()));
  }
  if (board.kinds.size() * std::uint64_t{board.size.cells()} > kMaxCellsTimesKinds) {
    fields.problem("pieces", ProblemCode::Limit, std::to_string(board.kinds.size()),
                   expecting("board-at-most-kinds", kMaxCellsTimesKinds / board.size.cells()));
  }
}

}  // namespace

Board read_board(Fields& fields) {
  Board board;
  board.size = read_board_size(fields, kMaxCells);
  board.toward = read_toward(fields);
  board.own = read_own_kinds(fields);
  board.holes = read_cells(fields, "holes", board.size);
  read_pieces(fields, board);
  for (const OwnKind& own : board.own) find_or_add_kind(board, own.name);
  check_kinds(fields, board);
  return board;
}

}  // namespace grundy
