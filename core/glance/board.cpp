#include "families/grid/board.hpp"

#include "glance/sum.hpp"

namespace grundy::glance {
namespace {

constexpr std::uint64_t kLongestSide = 24;

// A kind of piece: an own piece with its vectors, a named one without.
struct Named {
  std::string_view name;
  List<PieceMove> own;
};

std::int32_t read_step(Cursor& cursor) {
  const bool negative = cursor.eat("-");
  const auto size = static_cast<std::int32_t>(cursor.number(kMaxStep));
  cursor.check(size != 0 || !negative);
  return negative ? -size : size;
}

List<PieceMove> read_own_moves(Cursor& cursor) {
  List<PieceMove> moves(cursor.arena());
  do {
    PieceMove move;
    move.slide = cursor.eat("slide(");
    if (!move.slide) cursor.expect("leap(");
    move.dx = read_step(cursor);
    cursor.expect(",");
    move.dy = read_step(cursor);
    cursor.expect(")");
    cursor.check((move.dx != 0 || move.dy != 0) && moves.size() < kMaxVectors);
    for (const PieceMove& other : moves) cursor.check(!(move == other));
    moves.push_back(move);
  } while (cursor.good() && !cursor.value_ended());
  return moves;
}

List<Named> read_own_kinds(Cursor& cursor) {
  List<Named> own(cursor.arena());
  while (cursor.eat("&piece.")) {
    const std::string_view name = cursor.name();
    cursor.check(name.size() <= 24 && find_piece(name) == nullptr && own.size() < kMaxParts);
    cursor.check(own.empty() || own.back().name < name);
    cursor.expect("=");
    own.push_back({name, read_own_moves(cursor)});
  }
  return own;
}

std::uint32_t read_cell(Cursor& cursor, const BoardSize& size) {
  std::uint32_t x = 0;
  char column[] = "a";
  for (; x < size.width && !cursor.eat(column); ++x) ++column[0];
  const auto row = static_cast<std::uint32_t>(cursor.number(size.height));
  cursor.check(x < size.width && row > 0);
  return cursor.good() ? x + (row - 1) * size.width : 0;
}

void write_cell(Json& json, const Kind& kind, State cell) {
  const char column[] = {static_cast<char>('a' + cell % kind.columns), 0};
  json.raw(column).number(static_cast<std::int64_t>(cell / kind.columns) + 1);
}

// A board as it was read, before the pieces are turned toward the corner.
struct BoardRead {
  BoardSize size;
  List<Named> own;
  List<Named> kinds;
  List<Part> parts;
  List<std::uint8_t> holes;  // one byte per cell
  std::optional<Corner> toward;
  std::string_view corner;
};

std::uint32_t find_kind(BoardRead& board, std::string_view name, Cursor& cursor) {
  for (std::uint32_t i = 0; i < board.kinds.size(); ++i) {
    if (board.kinds[i].name == name) return i;
  }
  Named found{name, {}};
  for (const Named& own : board.own) {
    if (own.name == name) found = own;
  }
  cursor.check(!found.own.empty() || find_piece(name) != nullptr);
  board.kinds.push_back(found);
  return board.kinds.size() - 1;
}

void read_toward(Cursor& cursor, BoardRead& board) {
  if (!cursor.eat("&toward=")) return;
  board.corner = cursor.rest();
  const bool left = cursor.eat("left");
  if (!left) cursor.expect("right");
  const bool down = cursor.eat("-down");
  if (!down) cursor.expect("-up");
  board.toward = Corner{left ? -1 : 1, down ? -1 : 1};
  board.corner = board.corner.substr(0, board.corner.size() - cursor.rest().size());
}

void read_pieces(Cursor& cursor, BoardRead& board) {
  cursor.expect("&pieces=");
  if (cursor.value_ended()) return;
  do {
    const std::uint32_t kind = find_kind(board, cursor.name(), cursor);
    cursor.expect("@");
    board.parts.push_back({kind, read_cell(cursor, board.size)});
    cursor.check(board.parts.size() <= kMaxParts);
  } while (cursor.good() && cursor.more());
}

void read_holes(Cursor& cursor, BoardRead& board) {
  if (!cursor.eat("&holes=")) return;
  std::uint32_t least = 0;
  do {
    const std::uint32_t cell = read_cell(cursor, board.size);
    cursor.check(cell >= least);
    if (!cursor.good()) return;
    board.holes[cell] = 1;
    least = cell + 1;
  } while (cursor.more());
  for (const Part& part : board.parts) cursor.check(board.holes[part.state] == 0);
}

BoardRead read_board(Cursor& cursor) {
  Arena& arena = cursor.arena();
  BoardRead board;
  board.own = board.kinds = List<Named>(arena);
  board.parts = List<Part>(arena);
  cursor.expect("&size=");
  board.size.width = static_cast<std::uint32_t>(cursor.number(kLongestSide));
  cursor.expect("x");
  board.size.height = static_cast<std::uint32_t>(cursor.number(kLongestSide));
  cursor.check(board.size.cells() > 0);
  if (!cursor.good()) return board;
  board.holes = List<std::uint8_t>(arena, board.size.cells());
  board.own = read_own_kinds(cursor);
  read_pieces(cursor, board);
  read_holes(cursor, board);
  read_toward(cursor, board);
  for (const Named& own : board.own) find_kind(board, own.name, cursor);
  return board;
}

List<PieceMove> moves_of(const Named& kind, std::optional<Corner> toward, Arena& arena) {
  List<PieceMove> turned(arena);
  const NamedPiece* piece = find_piece(kind.name);
  std::span<const PieceMove> moves{kind.own.data(), kind.own.size()};
  if (piece != nullptr) moves = piece->moves;
  for_each_turned(moves, piece != nullptr && piece->full, toward,
                  [&](const PieceMove& move) { turned.push_back(move); });
  return turned;
}

// Lists the cells by falling rank, so that every move goes to an earlier one.
void order_cells(Kind& kind, Direction direction) {
  const auto rank = [&](std::uint32_t cell) {
    return direction.a * (cell % kind.columns) + direction.b * (cell / kind.columns);
  };
  for (std::uint32_t cell = 0; cell < kind.states(); ++cell) {
    if (kind.holes[cell]) continue;
    kind.order.push_back(cell);
    for (std::size_t i = kind.order.size() - 1; i > 0 && rank(kind.order[i - 1]) < rank(cell);
         --i) {
      std::swap(kind.order[i - 1], kind.order[i]);
    }
  }
}

// Keeps the list sorted, each cell once: vectors of an own piece may lead to the same cell.
void insert_option(List<std::uint32_t>& options, std::size_t first, std::uint32_t cell) {
  for (std::size_t i = first; i < options.size(); ++i) {
    if (options[i] == cell) return;
    if (options[i] > cell) std::swap(options[i], cell);
  }
  options.push_back(cell);
}

// Adds the options of every cell; false where there are too many.
bool add_cells(Kind& kind, const BoardSize& size, std::span<const PieceMove> moves) {
  const bool overlap = may_overlap(moves);
  for (std::uint32_t cell = 0; cell < size.cells(); ++cell) {
    if (kind.option.size() > kMaxOptions) return false;
    for_each_piece_option(size, moves, kind.holes, cell, [&](std::uint32_t option) {
      insert_option(kind.option, overlap ? kind.first[cell] : kind.option.size(), option);
    });
    kind.first.push_back(kind.option.size());
  }
  return true;
}

void write_moves(std::string_view name, std::span<const PieceMove> moves, Json& json) {
  json.item().raw("{\"name\":").quoted(name).raw(",\"moves\":[");
  for (const PieceMove& move : moves) {
    json.item().raw("{\"dx\":").number(move.dx).raw(",\"dy\":").number(move.dy);
    json.raw(",\"slide\":").raw(move.slide ? "true}" : "false}");
  }
  json.raw("]}");
}

void write_places(const BoardRead& board, Json& json) {
  json.raw("],\"width\":").number(board.size.width);
  json.raw(",\"height\":").number(board.size.height);
  json.raw(",\"toward\":").quoted(board.corner).raw(",\"holes\":[");
  for (std::uint32_t cell = 0; cell < board.holes.size(); ++cell) {
    if (board.holes[cell]) json.item().number(cell);
  }
  json.column("],\"pieceKind\":[", &board.parts.data()->kind, board.parts.size(), sizeof(Part));
  json.column("],\"pieceCell\":[", &board.parts.data()->state, board.parts.size(), sizeof(Part));
  json.raw("]}");
}

}  // namespace

void answer_board(Answer& answer, Game) {
  Cursor& cursor = answer.cursor;
  Arena& arena = cursor.arena();
  const BoardRead board = read_board(cursor);
  answer.convention = read_convention(cursor);
  const std::uint32_t count = board.kinds.size();
  cursor.check(count > 0 && count <= kMaxParts);
  if (!cursor.good()) return;
  GameSum sum(count, board.parts);
  answer.json.raw(",\"position\":{\"family\":\"board\",\"kinds\":[");
  for (std::uint32_t i = 0; i < count; ++i) {
    const List<PieceMove> list = moves_of(board.kinds[i], board.toward, arena);
    const std::span<const PieceMove> moves(list.data(), list.size());
    const auto direction = common_direction(moves);
    cursor.check(direction.has_value());
    if (!direction) return;
    Kind& kind = sum.kinds[i];
    kind.name = board.kinds[i].name;
    kind.columns = board.size.width;
    kind.rows = board.size.height;
    kind.holes = board.holes;
    kind.first = List<std::uint32_t>(arena, 1);
    kind.option = kind.order = List<std::uint32_t>(arena);
    order_cells(kind, *direction);
    cursor.check(add_cells(kind, board.size, moves));
    if (!cursor.good()) return;
    write_moves(kind.name, moves, answer.json);
  }
  write_places(board, answer.json);
  answer_sum(answer, sum, write_cell);
}

}  // namespace grundy::glance
