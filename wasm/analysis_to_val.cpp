#include <string>
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

Json to_object(const Record& record);

// But for lists of numbers, which become typed arrays.
struct ToJson {
  Json& json;
  std::string_view key;

  void operator()(const std::string& text) const { json.text(key, text); }
  void operator()(std::int64_t number) const { json.number(key, number); }
  void operator()(bool flag) const { json.flag(key, flag); }
  void operator()(const std::vector<Record>& records) const {
    json.raw(key, json_array(records, [](const Record& item) { return to_object(item); }));
  }
  template <class Number>
  void operator()(const std::vector<Number>&) const {}
};

Json to_object(const Record& record) {
  Json json;
  for (const Record::Field& field : record.fields())
    std::visit(ToJson{json, field.key}, field.value);
  return json;
}

struct SetArray {
  val& object;
  std::string_view key;

  template <class Value>
  void operator()(const Value&) const {}
  void operator()(const std::vector<Record>&) const {}
  template <class Number>
  void operator()(const std::vector<Number>& numbers) const {
    object.set(std::string(key), typed_array(numbers));
  }
};

val to_val(const Record& record) {
  val object = parse_json(to_object(record).str());
  for (const Record::Field& field : record.fields()) {
    std::visit(SetArray{object, field.key}, field.value);
  }
  return object;
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
  object.set("position", to_val(analysis.game.position->describe()));
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
