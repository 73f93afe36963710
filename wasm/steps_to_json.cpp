#include "convert.hpp"
#include "json.hpp"

namespace grundy {
namespace {

Json column_to_json_object(const Column& column) {
  return Json().number("bit", column.bit).number("ones", column.ones).flag("odd", column.odd);
}

Json step_of(std::string_view kind, const Items& items) {
  return Json().text("kind", kind).raw("items", json_numbers(items));
}

Json to_json_object(const EndedStep& step) { return step_of("ended", step.items); }
Json to_json_object(const NimHeapStep& step) { return step_of("nim-heap", step.items); }
Json to_json_object(const MexStep& step) {
  return step_of("mex", step.items)
      .number("state", step.state)
      .raw("values", json_numbers(step.values))
      .number("omitted", step.omitted)
      .number("mex", step.mex);
}
Json to_json_object(const EvenDepthStep& step) { return step_of("even-depth", step.items); }
Json to_json_object(const OddDepthStep& step) { return step_of("odd-depth", step.items); }
Json to_json_object(const NimSumStep& step) {
  return step_of("nim-sum", step.items)
      .raw("values", json_numbers(step.values))
      .raw("columns", json_array(step.columns, column_to_json_object))
      .number("total", step.total)
      .number("omitted", step.omitted);
}
Json to_json_object(const RecursionStep& step) {
  return step_of("recursion", step.items)
      .number("state", step.state)
      .raw("lost", json_numbers(step.lost))
      .number("options", step.options);
}
Json to_json_object(const MisereNimStep& step) {
  return step_of("misere-nim", step.items)
      .number("big", step.big)
      .number("ones", step.ones)
      .number("total", step.total);
}
Json to_json_object(const TameStep& step) { return step_of("tame", step.items); }
Json to_json_object(const SearchedStep& step) {
  return step_of("searched", step.items).number("positions", step.positions);
}
Json to_json_object(const UndecidedStep& step) {
  return step_of("undecided", step.items).number("limit", step.limit);
}
Json to_json_object(const LeavesLostStep& step) {
  return step_of("leaves-lost", step.items).text("move", step.move);
}
Json to_json_object(const RestoresStep& step) {
  return step_of("restores", step.items)
      .number("heap", step.heap)
      .text("move", step.move)
      .number("before", step.before)
      .number("after", step.after);
}
Json to_json_object(const NoRestoringStep& step) { return step_of("no-restoring", step.items); }

}  // namespace

std::string to_json(const std::vector<Step>& steps) {
  return json_array(steps, [](const Step& step) {
    return std::visit([](const auto& kind) { return to_json_object(kind); }, step);
  });
}

}  // namespace grundy
