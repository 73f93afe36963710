#include "to_val.hpp"

#include <string_view>

#include "record.hpp"

namespace grundy {
namespace {

std::string_view outcome_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return "win";
    case Outcome::Lose: return "lose";
    case Outcome::Undecided: return "undecided";
  }
  return "";
}

std::string_view theorem_text(Theorem theorem) {
  switch (theorem) {
    case Theorem::SpragueGrundy: return "sprague-grundy";
    case Theorem::MisereNim: return "misere-nim";
    case Theorem::Tame: return "tame";
    case Theorem::Staircase: return "staircase";
    case Theorem::MisereStaircase: return "misere-staircase";
  }
  return "";
}

Record to_record(Theorem theorem) {
  return Record().text("by", "theorem").text("theorem", theorem_text(theorem));
}
Record to_record(const Searched& searched) {
  return Record().text("by", "search").number("positions", searched.positions);
}
Record to_record(const BeyondLimit& beyond) {
  return Record().text("by", "limit").number("limit", beyond.limit);
}

Record to_record(const Piles& piles) {
  return Record()
      .text("family", "piles")
      .put("piles", typed_array(piles.piles))
      .put("take", numbers(piles.take));
}

Record to_record(const PieceMove& move) {
  return Record().number("dx", move.dx).number("dy", move.dy).flag("slide", move.slide);
}

Record to_record(const PieceKind& kind) {
  return Record().text("name", kind.name).put("moves", array(kind.moves, [](const PieceMove& move) {
                                                return to_record(move);
                                              }));
}

Record to_record(const Board& board) {
  std::vector<std::uint32_t> kinds;
  std::vector<std::uint32_t> cells;
  for (const Piece& piece : board.pieces) {
    kinds.push_back(piece.kind);
    cells.push_back(piece.cell);
  }
  return Record()
      .text("family", "board")
      .number("width", board.size.width)
      .number("height", board.size.height)
      .text("toward", board.toward ? write_corner(*board.toward) : "")
      .put("holes", typed_array(board.holes))
      .put("kinds", array(board.kinds, [](const PieceKind& kind) { return to_record(kind); }))
      .put("pieceKind", typed_array(kinds))
      .put("pieceCell", typed_array(cells));
}

Record to_record(const Tree& tree) {
  return Record()
      .text("family", "tree")
      .put("parents", typed_array(tree.parents))
      .put("coins", typed_array(tree.coins));
}

Record position_to_record(const Analysis& analysis) {
  Record record =
      std::visit([](const auto& position) { return to_record(position); }, analysis.game.position);
  if (std::holds_alternative<Tree>(analysis.game.position)) {
    record.put("depth", typed_array(analysis.depth));
  }
  return record;
}

Record to_record(const Components& components) {
  return Record()
      .put("table", typed_array(components.table))
      .put("state", typed_array(components.state))
      .put("outcome", typed_array(components.outcome))
      .put("grundy", typed_array(components.grundy))
      .put("remoteness", typed_array(components.remoteness));
}

Record to_record(const Table& table) {
  const auto list = [](const auto& numbers) { return typed_array(numbers); };
  return Record()
      .text("name", table.name)
      .number("columns", table.columns)
      .number("rows", table.rows)
      .put("outcomes", typed_array(table.outcomes))
      .put("grundy", std::visit(list, table.grundy))
      .put("remoteness", typed_array(table.remoteness));
}

Record to_record(const Move& move) {
  return Record()
      .text("notation", move.notation)
      .number("component", move.component)
      .number("item", move.item)
      .number("from", move.from)
      .number("to", move.to)
      .number("grundy", move.grundy);
}

Record to_record(const Moves& moves) {
  Record record;
  if (moves.count) {
    record.number("count", *moves.count);
  } else {
    record.null("count");
  }
  return record.put("list", array(moves.list, [](const Move& move) { return to_record(move); }));
}

Record to_record(const Rehang& rehang) {
  return Record()
      .put("node", typed_array(rehang.node))
      .put("parent", typed_array(rehang.parent))
      .put("outcome", typed_array(rehang.outcome))
      .put("grundy", typed_array(rehang.grundy));
}

Record to_record(const Problem& problem) {
  return Record()
      .text("key", problem.key)
      .text("code", to_text(problem.code))
      .text("item", problem.item)
      .text("expected", problem.expected);
}

}  // namespace

emscripten::val to_val(const Problems& problems) {
  return array(problems.list(), [](const Problem& problem) { return to_record(problem); });
}

emscripten::val to_val(const Analysis& analysis) {
  const Record reason =
      std::visit([](const auto& by) { return to_record(by); }, analysis.verdict.reason);
  Record record;
  if (analysis.verdict.remoteness) {
    record.number("remoteness", *analysis.verdict.remoteness);
  } else {
    record.null("remoteness");
  }
  return record.text("text", analysis.text)
      .text("game", analysis.game.name)
      .text("title", analysis.title)
      .text("rule", analysis.rule)
      .text("play", to_text(analysis.game.play))
      .text("outcome", outcome_text(analysis.verdict.outcome))
      .put("reason", reason.value())
      .number("grundy", analysis.grundy)
      .put("position", position_to_record(analysis).value())
      .put("components", to_record(analysis.components).value())
      .put("tables", array(analysis.tables, [](const Table& table) { return to_record(table); }))
      .put("moves", to_record(analysis.moves).value())
      .put("steps", to_val(analysis.steps))
      .put("rehang", to_record(analysis.rehang).value())
      .value();
}

}  // namespace grundy
