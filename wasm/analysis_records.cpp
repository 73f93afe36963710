#include <string>
#include <string_view>

#include "records.hpp"

namespace border {
namespace {

Object to_object(Theorem theorem) {
  return Object().text("by", "theorem").text("theorem", to_text(theorem));
}
Object to_object(const Searched& searched) {
  return Object().text("by", "search").number("positions", searched.positions);
}
Object to_object(const Quotient& quotient) {
  return Object().text("by", "quotient").number("order", quotient.order);
}
Object to_object(const BeyondLimit& beyond) {
  return Object()
      .text("by", "limit")
      .number("limit", beyond.limit)
      .text("counted", to_text(beyond.counted));
}

Object to_object(const LostCount& count) {
  return Object()
      .text("kind", "lost-count")
      .number("upTo", count.up_to)
      .maybe("lost", count.lost)
      .maybe("period", count.period)
      .maybe("preperiod", count.preperiod)
      .number("examined", count.examined);
}

using emscripten::val;

/// Puts a field of a record of the core into an object.
struct PutField {
  Object& object;
  std::string_view key;
  bool arrays;  // lists of numbers as typed arrays

  void operator()(const std::string& text) const { object.text(key, text); }
  void operator()(std::int64_t number) const { object.number(key, number); }
  void operator()(bool flag) const { object.flag(key, flag); }
  void operator()(const std::vector<Record>& records) const {
    object.raw(key, json_array(records, [](const Record& each) { return to_object(each, false); }));
  }
  template <class Number>
  void operator()(const std::vector<Number>& numbers) const {
    if (arrays) {
      object.array(key, numbers);
    } else {
      object.list(key, numbers);
    }
  }

  static Object to_object(const Record& record, bool arrays) {
    Object object;
    for (const Record::Field& field : record.fields()) {
      std::visit(PutField{object, field.key, arrays}, field.value);
    }
    return object;
  }
};

val to_val(const Record& record) { return PutField::to_object(record, true).val(); }

val to_val(const Components& components) {
  return Object()
      .array("table", components.table)
      .array("state", components.state)
      .array("outcome", components.outcome)
      .array("grundy", components.grundy)
      .array("remoteness", components.remoteness)
      .array("suspense", components.suspense)
      .val();
}

val to_val(const Table& table) {
  return Object()
      .text("name", table.name)
      .number("columns", table.columns)
      .number("rows", table.rows)
      .array("outcomes", table.outcomes)
      .value("grundy", std::visit([](const auto& each) { return typed_array(each); }, table.grundy))
      .array("remoteness", table.remoteness)
      .array("suspense", table.suspense)
      .raw("loopSets", json_lists(table.loop_sets))
      .val();
}

val to_val(const std::vector<Table>& tables) {
  val array = val::array();
  unsigned index = 0;
  for (const Table& table : tables) array.set(index++, to_val(table));
  return array;
}

val to_val(const Rehang& rehang) {
  return Object()
      .array("node", rehang.node)
      .array("parent", rehang.parent)
      .array("outcome", rehang.outcome)
      .array("grundy", rehang.grundy)
      .val();
}

std::string asked_of(const Analysis& analysis) {
  if (analysis.lost_count) return to_object(*analysis.lost_count).str();
  return analysis.guess.fields().empty() ? "null" : border::to_json(analysis.guess);
}

}  // namespace

std::string_view to_text(Counted counted) {
  return counted == Counted::Steps ? "steps" : "positions";
}

std::string to_json(const Record& record) { return PutField::to_object(record, false).str(); }

std::string to_json(const Moves& moves) {
  const auto convert = [](const PlayedTurn& turn) { return border::to_object(turn); };
  Object object;
  if (moves.count) {
    object.text("count", moves.count->str());
  } else {
    object.null("count");
  }
  return object.number("from", moves.from).raw("list", json_array(moves.list, convert)).str();
}

// The text is set apart: as JSON it would be encoded and decoded once more.
val to_val(const Analysis& analysis) {
  const auto convert = [](const auto& alternative) { return to_object(alternative); };
  return Object()
      .text("game", analysis.game.name)
      .value("text", text_of(analysis.text))
      .raw("rule", to_json(analysis.rule))
      .text("play", to_text(analysis.game.play))
      .text("sum", to_text(analysis.game.sum.compound))
      .number("upTo", analysis.game.sum.compound == Compound::UpTo ? analysis.game.sum.most : 0)
      .text("outcome", to_text(analysis.verdict.outcome))
      .raw("reason", std::visit(convert, analysis.verdict.reason).str())
      .text("number", to_text(analysis.number))
      .maybe("grundy", analysis.grundy)
      .maybe("remoteness", analysis.verdict.remoteness)
      .value("position", to_val(analysis.game.position->describe()))
      .value("components", to_val(analysis.components))
      .value("tables", to_val(analysis.tables))
      .raw("moves", to_json(analysis.moves))
      .raw("steps", to_json(analysis.steps))
      .value("rehang", to_val(analysis.rehang))
      .raw("asked", asked_of(analysis))
      .text("judge", analysis.judge)
      .val();
}

val to_val(const WhatIf& answer) {
  return Object()
      .flag("ok", true)
      .number("table", answer.table)
      .array("outcomes", answer.outcomes)
      .val();
}

val to_val(const Examined& answer) {
  return Object()
      .flag("ok", true)
      .number("state", answer.state)
      .text("outcome", std::string(1, static_cast<char>(answer.outcome)))
      .value("grundy", val(answer.grundy))
      .number("remoteness", answer.remoteness)
      .array("options", answer.options)
      .raw("left", json_lists(answer.left))
      .array("outcomes", answer.outcomes)
      .array("numbers", answer.numbers)
      .number("omitted", answer.omitted)
      .val();
}

val to_val(const Batch& batch) {
  const auto convert = [](const Batch::Refusal& refusal) {
    return Object().number("line", refusal.line).raw("problems", to_json(refusal.problems));
  };
  return Object()
      .array("outcome", batch.outcome)
      .array("grundy", batch.grundy)
      .array("moves", batch.moves)
      .raw("problems", json_array(batch.refusals, convert))
      .val();
}

}  // namespace border
