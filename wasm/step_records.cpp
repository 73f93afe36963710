#include "records.hpp"

namespace border {
namespace {

Object step_of(std::string_view kind, const Items& items) {
  return Object().text("kind", kind).list("items", items);
}

template <class Shape>
Object valued(std::string_view kind, const Shape& step) {
  return step_of(kind, step.items).list("values", step.values).number("omitted", step.omitted);
}

Object to_object(const ItemsStep& step) { return step_of(to_text(step.kind), step.items); }
Object to_object(const CountStep& step) {
  Object object = step_of(to_text(step.kind), step.items);
  if (step.kind == StepKind::Largest) {
    return object.number("size", step.beside).number("count", step.count);
  }
  if (step.kind == StepKind::Fusion) {
    return object.number("count", step.count).number("result", step.beside);
  }
  if (step.kind == StepKind::Further) return object.number("count", step.count);
  if (step.kind == StepKind::NumbersSearched) return object.number("positions", step.count);
  if (step.kind == StepKind::Matched || step.kind == StepKind::Kernel) {
    return object.number("count", step.count).flag("covers", step.beside != 0);
  }
  object.number("live", step.count);
  return step.kind == StepKind::FewLive ? object.number("most", step.beside) : object;
}
Object to_object(const ValuesStep& step) {
  Object object = valued(to_text(step.kind), step);
  if (step.kind == StepKind::AllEqual) return object.flag("equal", step.result.has_value());
  return step.result ? object.number("result", *step.result) : object;
}
Object to_object(const ColumnsStep& step) {
  const auto convert = [](const Column& column) {
    return Object()
        .number("bit", column.bit)
        .number("ones", column.ones)
        .number("remainder", column.remainder);
  };
  Object object = valued(step.total ? "nim-sum" : "digit-sums", step);
  object.raw("columns", json_array(step.columns, convert));
  return step.total ? object.number("total", *step.total) : object.number("base", step.base);
}
Object to_object(const OptionsStep& step) {
  if (step.number == DecidingNumber::Grundy) {
    return step_of("mex", step.items)
        .number("state", step.state)
        .number("mex", step.result)
        .list("above", step.values)
        .number("omitted", step.omitted);
  }
  return valued("by-number", step)
      .number("state", step.state)
      .text("number", to_text(step.number))
      .number("result", step.result);
}
Object to_object(const RecursionStep& step) {
  return step_of("recursion", step.items)
      .number("state", step.state)
      .list("lost", step.lost)
      .raw("left", json_lists(step.left))
      .number("options", step.options);
}
Object to_object(const PartsStep& step) {
  return valued("parts", step).list("sizes", step.sizes).number("total", step.total);
}
Object to_object(const NimRunsStep& step) {
  return valued("nim-runs", step)
      .list("first", step.first)
      .list("last", step.last)
      .list("times", step.times);
}
Object to_object(const MisereNimStep& step) {
  return step_of("misere-nim", step.items)
      .number("big", step.big)
      .number("ones", step.ones)
      .number("total", step.total);
}
Object to_object(const TurnStep& step) {
  Object object = step_of(step.theorem ? "achieves" : "leaves-lost", step.items);
  object.number("turn", step.turn);
  if (!step.theorem) return object;
  return object.text("theorem", to_text(*step.theorem)).number("value", step.value);
}
Object to_object(const RestoresStep& step) {
  return step_of("restores", step.items)
      .number("heap", step.heap)
      .number("turn", step.turn)
      .number("before", step.before)
      .number("after", step.after)
      .maybe("big", step.big);
}
Object to_object(const SearchStep& step) {
  if (const auto* searched = std::get_if<Searched>(&step.search)) {
    return step_of("searched", step.items).number("positions", searched->positions);
  }
  if (const auto* quotient = std::get_if<Quotient>(&step.search)) {
    return step_of("quotient", step.items).number("order", quotient->order);
  }
  const auto& beyond = std::get<BeyondLimit>(step.search);
  return step_of("undecided", step.items)
      .number("limit", beyond.limit)
      .text("counted", border::to_text(beyond.counted));
}
Object to_object(const LoopStep& step) {
  Object object = step_of(step.others ? "loop-sum" : "loop", step.items).list("set", step.set);
  return step.others ? object.number("nimber", *step.others).flag("inside", step.inside) : object;
}
Object to_object(const PeriodStep& step) {
  return step_of("period", step.items)
      .number("period", step.period)
      .number("preperiod", step.preperiod)
      .number("saltus", step.saltus)
      .number("examined", step.examined)
      .maybe("upTo", step.up_to);
}
Object to_object(const TakeTheoremStep& step) {
  return step_of("take-theorem", step.items)
      .text("set", step.set == TakenSet::Range ? "range" : "thirds")
      .number("least", step.least)
      .number("most", step.most)
      .maybe("period", step.period)
      .flag("further", step.further)
      .list("rests", step.rests)
      .list("values", step.values)
      .number("lost", step.lost);
}

}  // namespace

std::string to_json(const std::vector<Step>& steps) {
  return json_array(steps, [](const Step& step) {
    return std::visit([](const auto& shape) { return to_object(shape); }, step.shape());
  });
}

}  // namespace border
