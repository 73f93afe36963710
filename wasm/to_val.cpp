#include "to_val.hpp"

#include <string>
#include <string_view>
#include <utility>

#include "game/catalogue.hpp"

namespace grundy {
namespace {

using emscripten::typed_memory_view;
using emscripten::val;

struct Field {
  const char* name;
  val value;
};

val object(std::initializer_list<Field> fields) {
  val result = val::object();
  for (const Field& field : fields) result.set(field.name, field.value);
  return result;
}

val text(std::string_view words) { return val(std::string(words)); }

template <class Number>
val number(Number value) {
  return val(static_cast<double>(value));
}

template <class Number>
val nullable(const std::optional<Number>& value) {
  return value ? number(*value) : val::null();
}

// A view dies when memory grows; a slice of it is a copy of its own.
template <class Number>
val typed_array(const std::vector<Number>& numbers) {
  return val(typed_memory_view(numbers.size(), numbers.data())).template call<val>("slice");
}

val typed_array(const std::vector<std::uint64_t>& numbers) {
  return typed_array(std::vector<double>(numbers.begin(), numbers.end()));
}

template <class List, class Convert>
val array(const List& list, Convert convert) {
  val result = val::array();
  unsigned index = 0;
  for (const auto& item : list) result.set(index++, convert(item));
  return result;
}

template <class List>
val numbers(const List& list) {
  return array(list, [](auto value) { return number(value); });
}

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

val reason_to_val(Theorem theorem) {
  return object({{"by", text("theorem")}, {"theorem", text(theorem_text(theorem))}});
}
val reason_to_val(const Searched& searched) {
  return object({{"by", text("search")}, {"positions", number(searched.positions)}});
}
val reason_to_val(const BeyondLimit& beyond) {
  return object({{"by", text("limit")}, {"limit", number(beyond.limit)}});
}

val position_to_val(const Piles& piles, const Analysis&) {
  return object({{"family", text("piles")},
                 {"piles", typed_array(piles.piles)},
                 {"take", numbers(piles.take)}});
}

val kind_to_val(const PieceKind& kind) {
  const val moves = array(kind.moves, [](const PieceMove& move) {
    return object({{"dx", val(move.dx)}, {"dy", val(move.dy)}, {"slide", val(move.slide)}});
  });
  return object({{"name", text(kind.name)}, {"moves", moves}});
}

val position_to_val(const Board& board, const Analysis&) {
  std::vector<std::uint32_t> kinds;
  std::vector<std::uint32_t> cells;
  for (const Piece& piece : board.pieces) {
    kinds.push_back(piece.kind);
    cells.push_back(piece.cell);
  }
  return object({{"family", text("board")},
                 {"width", val(board.size.width)},
                 {"height", val(board.size.height)},
                 {"toward", text(board.toward ? write_corner(*board.toward) : "")},
                 {"holes", typed_array(board.holes)},
                 {"kinds", array(board.kinds, kind_to_val)},
                 {"pieceKind", typed_array(kinds)},
                 {"pieceCell", typed_array(cells)}});
}

val position_to_val(const Tree& tree, const Analysis& analysis) {
  return object({{"family", text("tree")},
                 {"parents", typed_array(tree.parents)},
                 {"coins", typed_array(tree.coins)},
                 {"depth", typed_array(analysis.depth)}});
}

val components_to_val(const Components& components) {
  return object({{"table", typed_array(components.table)},
                 {"state", typed_array(components.state)},
                 {"outcome", typed_array(components.outcome)},
                 {"grundy", typed_array(components.grundy)},
                 {"remoteness", typed_array(components.remoteness)}});
}

val table_to_val(const Table& table) {
  return object(
      {{"name", text(table.name)},
       {"columns", val(table.columns)},
       {"rows", val(table.rows)},
       {"outcomes", typed_array(table.outcomes)},
       {"grundy", std::visit([](const auto& list) { return typed_array(list); }, table.grundy)},
       {"remoteness", typed_array(table.remoteness)}});
}

val move_to_val(const Move& move) {
  return object({{"notation", text(move.notation)},
                 {"component", val(move.component)},
                 {"item", val(move.item)},
                 {"from", number(move.from)},
                 {"to", number(move.to)},
                 {"grundy", number(move.grundy)}});
}

val column_to_val(const Column& column) {
  return object(
      {{"bit", val(column.bit)}, {"ones", number(column.ones)}, {"odd", val(column.odd)}});
}

val step_of(const char* kind, const Items& items, std::initializer_list<Field> fields = {}) {
  val step = object(fields);
  step.set("kind", std::string(kind));
  step.set("items", numbers(items));
  return step;
}

val step_to_val(const EndedStep& s) { return step_of("ended", s.items); }
val step_to_val(const NimHeapStep& s) { return step_of("nim-heap", s.items); }
val step_to_val(const MexStep& s) {
  return step_of("mex", s.items,
                 {{"state", val(s.state)}, {"values", numbers(s.values)}, {"mex", val(s.mex)}});
}
val step_to_val(const EvenDepthStep& s) { return step_of("even-depth", s.items); }
val step_to_val(const OddDepthStep& s) { return step_of("odd-depth", s.items); }
val step_to_val(const NimSumStep& s) {
  return step_of("nim-sum", s.items,
                 {{"values", numbers(s.values)},
                  {"columns", array(s.columns, column_to_val)},
                  {"total", number(s.total)},
                  {"omitted", number(s.omitted)}});
}
val step_to_val(const RecursionStep& s) {
  return step_of(
      "recursion", s.items,
      {{"state", val(s.state)}, {"lost", numbers(s.lost)}, {"options", number(s.options)}});
}
val step_to_val(const MisereNimStep& s) {
  return step_of("misere-nim", s.items,
                 {{"big", number(s.big)}, {"ones", number(s.ones)}, {"total", number(s.total)}});
}
val step_to_val(const TameStep& s) { return step_of("tame", s.items); }
val step_to_val(const SearchedStep& s) {
  return step_of("searched", s.items, {{"positions", number(s.positions)}});
}
val step_to_val(const UndecidedStep& s) {
  return step_of("undecided", s.items, {{"limit", number(s.limit)}});
}
val step_to_val(const RestoresStep& s) {
  return step_of(
      "restores", s.items,
      {{"move", text(s.move)}, {"before", number(s.before)}, {"after", number(s.after)}});
}
val step_to_val(const NoRestoringStep& s) { return step_of("no-restoring", s.items); }

val rehang_to_val(const Rehang& rehang) {
  return object({{"node", typed_array(rehang.node)},
                 {"parent", typed_array(rehang.parent)},
                 {"outcome", typed_array(rehang.outcome)},
                 {"grundy", typed_array(rehang.grundy)}});
}

val game_to_val(const GameEntry& game) {
  const val parameters = array(game.parameters, [](const ParameterEntry& parameter) {
    return object({{"key", text(parameter.key)},
                   {"meaning", text(parameter.meaning)},
                   {"form", text(parameter.form)},
                   {"required", val(parameter.required)}});
  });
  const val examples = array(game.examples, [](const ExampleEntry& example) {
    return object({{"title", text(example.title)},
                   {"text", text(example.text)},
                   {"source", text(example.source)}});
  });
  return object({{"key", text(game.key)},
                 {"title", text(game.title)},
                 {"family", text(game.family)},
                 {"rule", text(game.rule)},
                 {"source", text(game.source)},
                 {"parameters", parameters},
                 {"examples", examples}});
}

}  // namespace

val to_val(const Problems& problems) {
  return array(problems.list(), [](const Problem& problem) {
    return object({{"key", text(problem.key)},
                   {"code", text(to_text(problem.code))},
                   {"item", text(problem.item)},
                   {"expected", text(problem.expected)}});
  });
}

val to_val(const Analysis& analysis) {
  const val position =
      std::visit([&](const auto& family) { return position_to_val(family, analysis); },
                 analysis.game.position);
  const val steps = array(analysis.steps, [](const Step& step) {
    return std::visit([](const auto& kind) { return step_to_val(kind); }, step);
  });
  const val moves = object({{"count", nullable(analysis.moves.count)},
                            {"list", array(analysis.moves.list, move_to_val)}});
  return object({
      {"text", text(analysis.text)},
      {"game", text(analysis.game.name)},
      {"title", text(analysis.title)},
      {"rule", text(analysis.rule)},
      {"play", text(to_text(analysis.game.play))},
      {"outcome", text(outcome_text(analysis.verdict.outcome))},
      {"reason",
       std::visit([](const auto& by) { return reason_to_val(by); }, analysis.verdict.reason)},
      {"grundy", number(analysis.grundy)},
      {"remoteness", nullable(analysis.verdict.remoteness)},
      {"position", position},
      {"components", components_to_val(analysis.components)},
      {"tables", array(analysis.tables, table_to_val)},
      {"moves", moves},
      {"steps", steps},
      {"rehang", rehang_to_val(analysis.rehang)},
  });
}

val catalogue_to_val() {
  const val pieces = array(named_pieces(), [](const NamedPiece& piece) {
    return object({{"name", text(piece.name)}, {"rule", text(piece.rule)}});
  });
  return object({{"games", array(games(), game_to_val)}, {"pieces", pieces}});
}

}  // namespace grundy
