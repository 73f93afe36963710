#include <algorithm>
#include <numeric>
#include <string_view>

#include "convert.hpp"
#include "json.hpp"
#include "numbers.hpp"
#include "params/words.hpp"

namespace grundy {
namespace {

using emscripten::val;

Json to_object(Theorem theorem) {
  return Json().text("by", "theorem").text("theorem", to_text(theorem));
}
Json to_object(const Searched& searched) {
  return Json().text("by", "search").number("positions", searched.positions);
}
Json to_object(const BeyondLimit& beyond) {
  return Json()
      .text("by", "limit")
      .number("limit", beyond.limit)
      .text("counted", to_text(beyond.counted));
}

Json to_object(const PieceMove& move) {
  return Json().number("dx", move.dx).number("dy", move.dy).flag("slide", move.slide);
}

Json to_object(const PieceKind& kind) {
  const auto convert = [](const PieceMove& move) { return to_object(move); };
  return Json().text("name", kind.name).raw("moves", json_array(kind.moves, convert));
}

Json to_object(const Piles& piles) {
  const auto most = std::max_element(piles.piles.begin(), piles.piles.end());
  const std::uint64_t largest = most == piles.piles.end() ? 0 : *most;
  return Json()
      .text("family", "piles")
      .text("look", piles.game == PileGame::Nimble ? "strip" : "piles")
      .number("largest", largest)
      .text("take", write_take(piles.take));
}

std::vector<std::uint64_t> coins_of(const TakeAndBreak& game) {
  std::vector<std::uint64_t> coins;
  for (const Heaps& heaps : game.components) {
    coins.push_back(std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}));
  }
  return coins;
}

Json to_object(const TakeAndBreak& game) {
  const std::vector<std::uint64_t> coins = coins_of(game);
  const auto most = std::max_element(coins.begin(), coins.end());
  return Json()
      .text("family", "piles")
      .text("look", "heaps")
      .number("largest", most == coins.end() ? 0 : *most)
      .text("take", "")
      .text("code", write_code(game.rule));
}

Json to_object(const PileRuns& piles) {
  return Json().text("family", "runs").number("count", piles.count());
}

Json to_object(const Board& board) {
  const auto convert = [](const PieceKind& kind) { return to_object(kind); };
  return Json()
      .text("family", "board")
      .number("width", board.size.width)
      .number("height", board.size.height)
      .text("toward", board.toward ? write_corner(*board.toward) : "")
      .raw("kinds", json_array(board.kinds, convert));
}

Json to_object(const Tree&) { return Json().text("family", "tree"); }

std::string_view look_text(RowGame game) {
  switch (game) {
    case RowGame::Staircase: return "stairs";
    case RowGame::Ordered: return "piles";
    case RowGame::Cake: return "cakes";
    case RowGame::Roxor: return "pots";
  }
  return "";
}

Json to_object(const Row& row) {
  return Json()
      .text("family", "row")
      .text("look", look_text(row.game))
      .number("first", first_name(row));
}

Json to_object(const Northcott& game) {
  return Json()
      .text("family", "northcott")
      .number("width", game.columns)
      .text("turn", game.turn == Colour::White ? "white" : "black");
}

void add_arrays(const Piles& piles, const Analysis&, val& position) {
  position.set("piles", typed_array(piles.piles));
  position.set("adds", typed_array(piles.adds));
}

void add_arrays(const PileRuns& piles, const Analysis&, val& position) {
  std::vector<std::uint64_t> first;
  std::vector<std::uint64_t> last;
  std::vector<std::uint64_t> times;
  for (const NumberRun& run : piles.runs) {
    first.push_back(run.first);
    last.push_back(run.last);
    times.push_back(run.times);
  }
  position.set("first", typed_array(first));
  position.set("last", typed_array(last));
  position.set("times", typed_array(times));
}

void add_arrays(const TakeAndBreak& game, const Analysis&, val& position) {
  std::vector<double> heaps;
  std::vector<std::uint32_t> parts;
  for (const Heaps& component : game.components) {
    for (const std::uint64_t heap : component) heaps.push_back(static_cast<double>(heap));
    parts.push_back(static_cast<std::uint32_t>(component.size()));
  }
  position.set("piles", typed_array(coins_of(game)));
  position.set("adds", typed_array(std::vector<double>()));
  position.set("heaps", typed_array(heaps));
  position.set("parts", typed_array(parts));
}

void add_arrays(const Board& board, const Analysis&, val& position) {
  std::vector<std::uint32_t> kinds;
  std::vector<std::uint32_t> cells;
  for (const Piece& piece : board.pieces) {
    kinds.push_back(piece.kind);
    cells.push_back(piece.cell);
  }
  position.set("holes", typed_array(board.holes));
  position.set("pieceKind", typed_array(kinds));
  position.set("pieceCell", typed_array(cells));
}

void add_arrays(const Tree& tree, const Analysis& analysis, val& position) {
  position.set("parents", typed_array(tree.parents));
  position.set("coins", typed_array(tree.coins));
  position.set("depth", typed_array(analysis.depth));
}

void add_arrays(const Row& row, const Analysis& analysis, val& position) {
  position.set("heaps", typed_array(row.heaps));
  position.set("values", typed_array(analysis.hidden.values));
  position.set("counts", typed_array(analysis.hidden.counts));
}

void add_arrays(const Northcott& game, const Analysis&, val& position) {
  std::vector<std::uint32_t> white;
  std::vector<std::uint32_t> black;
  std::vector<std::uint32_t> gaps;
  for (const PairOfPieces& row : game.rows) {
    white.push_back(row.white);
    black.push_back(row.black);
    gaps.push_back(row.gap());
  }
  position.set("white", typed_array(white));
  position.set("black", typed_array(black));
  position.set("gaps", typed_array(gaps));
}

Json to_object(const Move& move) {
  return Json()
      .text("notation", move.notation)
      .number("component", move.component)
      .number("item", move.item)
      .number("from", move.from)
      .number("to", move.to)
      .number("grundy", move.grundy);
}

Json to_object(const PlayedTurn& turn) {
  const auto convert = [](const Move& move) { return to_object(move); };
  return Json().text("notation", turn.notation).raw("moves", json_array(turn.moves, convert));
}

Json to_object(const LostCount& count) {
  return Json()
      .number("upTo", count.up_to)
      .maybe("lost", count.lost)
      .maybe("period", count.period)
      .maybe("preperiod", count.preperiod)
      .number("examined", count.examined);
}

val to_val(const Components& components) {
  val object = val::object();
  object.set("table", typed_array(components.table));
  object.set("state", typed_array(components.state));
  object.set("outcome", typed_array(components.outcome));
  object.set("grundy", typed_array(components.grundy));
  object.set("remoteness", typed_array(components.remoteness));
  object.set("suspense", typed_array(components.suspense));
  return object;
}

val to_val(const Table& table) {
  val object = val::object();
  object.set("name", table.name);
  object.set("columns", table.columns);
  object.set("rows", table.rows);
  object.set("outcomes", typed_array(table.outcomes));
  object.set("grundy",
             std::visit([](const auto& numbers) { return typed_array(numbers); }, table.grundy));
  object.set("remoteness", typed_array(table.remoteness));
  object.set("suspense", typed_array(table.suspense));
  std::string sets = "[";
  for (const auto& set : table.loop_sets) {
    sets += (sets.size() > 1 ? "," : "") + json_numbers(set);
  }
  object.set("loopSets", parse_json(sets + "]"));
  return object;
}

val to_val(const std::vector<Table>& tables) {
  val array = val::array();
  unsigned index = 0;
  for (const Table& table : tables) array.set(index++, to_val(table));
  return array;
}

val to_val(const Rehang& rehang) {
  val object = val::object();
  object.set("node", typed_array(rehang.node));
  object.set("parent", typed_array(rehang.parent));
  object.set("outcome", typed_array(rehang.outcome));
  object.set("grundy", typed_array(rehang.grundy));
  return object;
}

// But for the text, which as JSON would be read once more.
Json without_large(const Analysis& analysis) {
  const auto convert = [](const auto& alternative) { return to_object(alternative); };
  Json json;
  json.text("game", analysis.game.name)
      .text("title", analysis.title)
      .text("rule", analysis.rule)
      .text("play", to_text(analysis.game.play))
      .text("sum", to_text(analysis.game.sum.compound))
      .number("upTo", analysis.game.sum.compound == Compound::UpTo ? analysis.game.sum.most : 0)
      .text("outcome", to_text(analysis.verdict.outcome))
      .raw("reason", std::visit(convert, analysis.verdict.reason).str())
      .text("number", to_text(analysis.number))
      .maybe("grundy", analysis.grundy)
      .maybe("remoteness", analysis.verdict.remoteness)
      .raw("position", std::visit(convert, analysis.game.position).str())
      .raw("moves", to_json(analysis.moves))
      .raw("steps", to_json(analysis.steps))
      .text("judge", analysis.judge);
  if (analysis.lost_count) return json.raw("lostCount", to_object(*analysis.lost_count).str());
  return json.null("lostCount");
}

}  // namespace

std::string to_json(const Moves& moves) {
  const auto convert = [](const PlayedTurn& turn) { return to_object(turn); };
  Json json;
  if (moves.count) {
    json.text("count", moves.count->str());
  } else {
    json.null("count");
  }
  return json.number("from", moves.from).raw("list", json_array(moves.list, convert)).str();
}

val to_val(const WhatIf& answer) {
  val object = val::object();
  object.set("ok", true);
  object.set("table", answer.table);
  object.set("outcomes", typed_array(answer.outcomes));
  return object;
}

val to_val(const Examined& answer) {
  val object = val::object();
  object.set("ok", true);
  object.set("state", static_cast<double>(answer.state));
  object.set("outcome", std::string(1, static_cast<char>(answer.outcome)));
  object.set("grundy", answer.grundy);
  object.set("remoteness", answer.remoteness);
  object.set("options", typed_array(answer.options));
  val names = val::array();
  for (unsigned i = 0; i < answer.names.size(); ++i) names.set(i, answer.names[i]);
  object.set("names", names);
  object.set("outcomes", typed_array(answer.outcomes));
  object.set("numbers", typed_array(answer.numbers));
  object.set("omitted", static_cast<double>(answer.omitted));
  return object;
}

val to_val(const Analysis& analysis) {
  val object = parse_json(without_large(analysis).str());
  object.set("text", text_of(analysis.text));
  val position = object["position"];
  std::visit([&](const auto& family) { add_arrays(family, analysis, position); },
             analysis.game.position);
  object.set("components", to_val(analysis.components));
  object.set("tables", to_val(analysis.tables));
  object.set("rehang", to_val(analysis.rehang));
  return object;
}

val to_val(const Batch& batch) {
  val object = val::object();
  object.set("outcome", typed_array(batch.outcome));
  object.set("grundy", typed_array(batch.grundy));
  object.set("moves", typed_array(batch.moves));
  object.set(
      "problems", parse_json(json_array(batch.refusals, [](const Batch::Refusal& refusal) {
        return Json().number("line", refusal.line).raw("problems", to_json(refusal.problems));
      })));
  return object;
}

}  // namespace grundy
