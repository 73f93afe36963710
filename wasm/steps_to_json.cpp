#include "json.hpp"
#include "to_json.hpp"

namespace grundy {
namespace {

Json column_to_json_object(const Column& column) {
  return Json().number("bit", column.bit).number("ones", column.ones).flag("odd", column.odd);
}

Json step_of(std::string_view kind, const Items& items) {
  return Json().text("kind", kind).raw("items", json_numbers(items));
}

template <class ValuesStep>
Json valued(std::string_view kind, const ValuesStep& step) {
  return step_of(kind, step.items)
      .raw("values", json_numbers(step.values))
      .number("omitted", step.omitted);
}

Json to_json_object(const EndedStep& step) { return step_of("ended", step.items); }
Json to_json_object(const NimHeapStep& step) { return step_of("nim-heap", step.items); }
Json to_json_object(const NimRunsStep& step) {
  return step_of("nim-runs", step.items)
      .raw("first", json_numbers(step.first))
      .raw("last", json_numbers(step.last))
      .raw("times", json_numbers(step.times))
      .raw("values", json_numbers(step.values))
      .number("omitted", step.omitted);
}
Json to_json_object(const MexStep& step) {
  return step_of("mex", step.items)
      .number("state", step.state)
      .number("mex", step.mex)
      .raw("above", json_numbers(step.above))
      .number("omitted", step.omitted);
}
Json to_json_object(const PartsStep& step) {
  return step_of("parts", step.items)
      .raw("sizes", json_numbers(step.sizes))
      .raw("values", json_numbers(step.values))
      .number("total", step.total)
      .number("omitted", step.omitted);
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
      .raw("left", json_lists(step.left))
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
  return step_of("undecided", step.items)
      .number("limit", step.limit)
      .text("counted", to_text(step.counted));
}
Json to_json_object(const LeavesLostStep& step) {
  return step_of("leaves-lost", step.items).number("turn", step.turn);
}
Json to_json_object(const RestoresStep& step) {
  return step_of("restores", step.items)
      .number("heap", step.heap)
      .number("turn", step.turn)
      .number("before", step.before)
      .number("after", step.after)
      .maybe("big", step.big);
}
Json to_json_object(const NoRestoringStep& step) { return step_of("no-restoring", step.items); }
Json to_json_object(const SingleStep& step) { return step_of("single", step.items); }
Json to_json_object(const OneGameStep& step) { return step_of("one-game", step.items); }
Json to_json_object(const OneLiveStep& step) { return step_of("one-live", step.items); }
Json to_json_object(const SelectiveStep& step) {
  return step_of("selective", step.items).number("live", step.live);
}
Json to_json_object(const AllEqualStep& step) {
  return valued("all-equal", step).flag("equal", step.equal);
}
Json to_json_object(const ByNumberStep& step) {
  return valued("by-number", step)
      .number("state", step.state)
      .text("number", to_text(step.number))
      .number("result", step.result);
}
Json to_json_object(const LeastRemotenessStep& step) {
  return valued("least-remoteness", step).number("result", step.result);
}
Json to_json_object(const GreatestSuspenseStep& step) {
  return valued("greatest-suspense", step).number("result", step.result);
}
Json to_json_object(const NoneGrowsStep& step) { return step_of("none-grows", step.items); }
Json to_json_object(const GrowsStep& step) { return step_of("grows", step.items); }
Json to_json_object(const FewLiveStep& step) {
  return step_of("few-live", step.items).number("live", step.live).number("most", step.most);
}
Json to_json_object(const DigitSumsStep& step) {
  const auto convert = [](const DigitColumn& column) {
    return Json()
        .number("bit", column.bit)
        .number("ones", column.ones)
        .number("remainder", column.remainder);
  };
  return valued("digit-sums", step)
      .number("base", step.base)
      .raw("columns", json_array(step.columns, convert));
}
Json to_json_object(const AchievesStep& step) {
  return step_of("achieves", step.items)
      .number("turn", step.turn)
      .text("theorem", to_text(step.theorem))
      .number("value", step.value);
}
Json to_json_object(const NoneAchievesStep& step) { return step_of("none-achieves", step.items); }
Json to_json_object(const LoopStep& step) {
  return step_of("loop", step.items).raw("set", json_numbers(step.set));
}
Json to_json_object(const LoopSumStep& step) {
  return step_of("loop-sum", step.items)
      .number("nimber", step.nimber)
      .raw("set", json_numbers(step.set))
      .flag("inside", step.inside);
}
Json to_json_object(const LoopsDrawStep& step) { return step_of("loops-draw", step.items); }
Json to_json_object(const DifferencesStep& step) { return valued("differences", step); }
Json to_json_object(const LargestStep& step) {
  return step_of("largest", step.items).number("size", step.size).number("count", step.count);
}
Json to_json_object(const PlaceValuesStep& step) { return valued("place-values", step); }
Json to_json_object(const GapsStep& step) { return valued("gaps", step); }
Json to_json_object(const ReversibleStep& step) { return step_of("reversible", step.items); }
Json to_json_object(const PairingStep& step) { return step_of("pairing", step.items); }
Json to_json_object(const PeriodStep& step) {
  return step_of("period", step.items)
      .number("period", step.period)
      .number("preperiod", step.preperiod)
      .number("saltus", step.saltus)
      .number("examined", step.examined)
      .maybe("upTo", step.up_to);
}
Json to_json_object(const TakeTheoremStep& step) {
  return step_of("take-theorem", step.items)
      .text("set", step.set == TakenSet::Range ? "range" : "thirds")
      .number("least", step.least)
      .number("most", step.most)
      .maybe("period", step.period)
      .flag("further", step.further)
      .raw("rests", json_numbers(step.rests))
      .raw("values", json_numbers(step.values))
      .number("lost", step.lost);
}

}  // namespace

std::string to_json(const std::vector<Step>& steps) {
  return json_array(steps, [](const Step& step) {
    return std::visit([](const auto& kind) { return to_json_object(kind); }, step.kind());
  });
}

}  // namespace grundy
