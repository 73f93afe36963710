#include "record.hpp"
#include "to_val.hpp"

namespace grundy {
namespace {

Record column_to_record(const Column& column) {
  return Record().number("bit", column.bit).number("ones", column.ones).flag("odd", column.odd);
}

Record step_of(std::string_view kind, const Items& items) {
  return Record().text("kind", kind).put("items", numbers(items));
}

Record to_record(const EndedStep& step) { return step_of("ended", step.items); }
Record to_record(const NimHeapStep& step) { return step_of("nim-heap", step.items); }
Record to_record(const MexStep& step) {
  return step_of("mex", step.items)
      .number("state", step.state)
      .put("values", numbers(step.values))
      .number("mex", step.mex);
}
Record to_record(const EvenDepthStep& step) { return step_of("even-depth", step.items); }
Record to_record(const OddDepthStep& step) { return step_of("odd-depth", step.items); }
Record to_record(const NimSumStep& step) {
  return step_of("nim-sum", step.items)
      .put("values", numbers(step.values))
      .put("columns", array(step.columns, column_to_record))
      .number("total", step.total)
      .number("omitted", step.omitted);
}
Record to_record(const RecursionStep& step) {
  return step_of("recursion", step.items)
      .number("state", step.state)
      .put("lost", numbers(step.lost))
      .number("options", step.options);
}
Record to_record(const MisereNimStep& step) {
  return step_of("misere-nim", step.items)
      .number("big", step.big)
      .number("ones", step.ones)
      .number("total", step.total);
}
Record to_record(const TameStep& step) { return step_of("tame", step.items); }
Record to_record(const SearchedStep& step) {
  return step_of("searched", step.items).number("positions", step.positions);
}
Record to_record(const UndecidedStep& step) {
  return step_of("undecided", step.items).number("limit", step.limit);
}
Record to_record(const RestoresStep& step) {
  return step_of("restores", step.items)
      .text("move", step.move)
      .number("before", step.before)
      .number("after", step.after);
}
Record to_record(const NoRestoringStep& step) { return step_of("no-restoring", step.items); }

}  // namespace

emscripten::val to_val(const std::vector<Step>& steps) {
  return array(steps, [](const Step& step) {
    return std::visit([](const auto& kind) { return to_record(kind); }, step);
  });
}

}  // namespace grundy
