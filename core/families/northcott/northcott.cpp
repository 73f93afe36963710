#include "families/northcott/northcott.hpp"

namespace grundy {
namespace {

std::uint32_t read_columns(Fields& fields) {
  const auto text = fields.required("columns", expecting("northcott-columns"));
  if (!text) return 0;
  const auto numbers =
      fields.numbers("columns", *text, {.least = 2, .most = kMaxNorthcottColumns, .max_count = 1});
  if (numbers.empty() && !fields.problems().has("columns")) {
    fields.problem("columns", ProblemCode::Missing, "", expecting("northcott-columns"));
  }
  return numbers.empty() ? 0 : static_cast<std::uint32_t>(numbers[0]);
}

void read_row(Fields& fields, std::string_view item, Northcott& game) {
  const auto ends = split_list(item, '-');
  const auto white = ends.size() == 2 ? whole_number(ends[0]) : std::nullopt;
  const auto black = ends.size() == 2 ? whole_number(ends[1]) : std::nullopt;
  if (!white || !black) {
    fields.problem("rows", ProblemCode::Malformed, item, expecting("northcott-row"));
  } else if (game.columns > 0 &&
             (*white < 1 || *black < 1 || *white > game.columns || *black > game.columns)) {
    fields.problem("rows", ProblemCode::Range, item,
                   expecting("northcott-columns-from", 1, game.columns));
  } else if (*white == *black) {
    fields.problem("rows", ProblemCode::Conflict, item, expecting("northcott-different-columns"));
  } else {
    game.rows.push_back(
        {static_cast<std::uint32_t>(*white - 1), static_cast<std::uint32_t>(*black - 1)});
  }
}

void read_rows(Fields& fields, Northcott& game) {
  const auto text = fields.required("rows", expecting("northcott-rows"));
  if (!text) return;
  const auto items = split_list(*text);
  if (items.size() > kMaxNorthcottRows) {
    fields.problem("rows", ProblemCode::Limit, std::to_string(items.size()),
                   expecting("northcott-at-most-rows", kMaxNorthcottRows));
    return;
  }
  for (const std::string_view item : items) read_row(fields, item, game);
}

Colour read_turn(Fields& fields) {
  const auto text = fields.word("turn");
  if (!text || *text == "white") return Colour::White;
  if (*text == "black") return Colour::Black;
  fields.problem("turn", ProblemCode::Unknown, *text, expecting("one-of", "white", "black"));
  return Colour::White;
}

}  // namespace

Northcott read_northcott(Fields& fields) {
  Northcott game;
  game.columns = read_columns(fields);
  game.turn = read_turn(fields);
  read_rows(fields, game);
  return game;
}

void write_northcott(const Northcott& game, Params& params) {
  std::string rows;
  for (const PairOfPieces& row : game.rows) {
    if (!rows.empty()) rows += ',';
    rows += std::to_string(row.white + 1) + "-" + std::to_string(row.black + 1);
  }
  params.push_back({"columns", std::to_string(game.columns)});
  params.push_back({"rows", rows});
  if (game.turn == Colour::Black) params.push_back({"turn", "black"});
}

bool can_slide(std::uint32_t columns, const PairOfPieces& row, Colour mover) {
  const std::uint32_t own = row.of(mover);
  return row.gap() > 0 || own != (own < row.of(other(mover)) ? 0 : columns - 1);
}

std::optional<std::uint32_t> read_slide(const Northcott& game, std::size_t row,
                                        std::string_view target) {
  const char piece = game.turn == Colour::White ? 'w' : 'b';
  if (row >= game.rows.size() || target.empty() || target.front() != piece) return std::nullopt;
  const auto name = whole_number(target.substr(1));
  if (!name || *name < 1 || *name > game.columns) return std::nullopt;
  std::optional<std::uint32_t> found;
  for_each_slide(game.columns, game.rows[row], game.turn, [&](std::uint32_t column) {
    if (column + 1 == *name) found = column;
  });
  return found;
}

}  // namespace grundy
