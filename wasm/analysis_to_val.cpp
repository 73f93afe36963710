#include <string>
#include <string_view>

#include "analysis_lists.hpp"
#include "convert.hpp"
#include "json.hpp"
#include "numbers.hpp"

namespace border {

using namespace grundy;
namespace {

using emscripten::val;

template <class Listed>
val to_val(const Listed& record) {
  val object = parse_json(without_lists(record).str());
  for_each_list(record, [&](std::string_view key, const auto& list) {
    object.set(std::string(key), typed_array(list));
  });
  return object;
}

val to_val(const std::vector<Table>& tables) {
  val array = val::array();
  unsigned index = 0;
  for (const Table& table : tables) array.set(index++, to_val(table));
  return array;
}

}  // namespace

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
  object.set("left", parse_json(json_lists(answer.left)));
  object.set("outcomes", typed_array(answer.outcomes));
  object.set("numbers", typed_array(answer.numbers));
  object.set("omitted", static_cast<double>(answer.omitted));
  return object;
}

// The text is set apart: as JSON it would be encoded and decoded once more.
val to_val(const Analysis& analysis) {
  val object = parse_json(without_lists(analysis).str());
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

}  // namespace border
