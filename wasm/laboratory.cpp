#include <emscripten/bind.h>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "records.hpp"
#include "sequences/picture.hpp"
#include "sequences/rules.hpp"
#include "sequences/sequence.hpp"

/// The border of the laboratory: names, conversion and a clock. One run at a time.

namespace border {
namespace {

using emscripten::val;

std::unique_ptr<Sequence> run;
std::uint64_t slice = 0;  // how many values take about the time of a slice

constexpr std::uint64_t kFirstSlice = 64;
constexpr std::uint64_t kLongestSlice = 65'536;
constexpr std::size_t kPage = 65'536;  // bytes
constexpr double kSliceTime = 4;       // milliseconds

double milliseconds_now() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}

std::string_view to_text(Engine engine) {
  switch (engine) {
    case Engine::Options: return "options";
    case Engine::Sparse: return "sparse";
    case Engine::OneHot: return "one-hot";
    case Engine::Killers: return "killers";
    case Engine::Period: return "period";
  }
  return "";
}

std::string_view to_text(Ended ended) {
  switch (ended) {
    case Ended::Larger: return "larger";
    case Ended::Fault: return "fault";
    case Ended::Work: return "work";
  }
  return "";
}

std::string_view to_text(ProvedBy by) {
  switch (by) {
    case ProvedBy::TakeAndBreak: return "take-and-break";
    case ProvedBy::TakeAway: return "take-away";
    case ProvedBy::RareValues: return "rare-values";
    case ProvedBy::AllBut: return "all-but";
    case ProvedBy::Nim: return "nim";
    case ProvedBy::Lasker: return "lasker";
  }
  return "";
}

std::string to_json(const ProvedPeriod& period) {
  const Object certificate = Object().text("by", to_text(period.by)).number("bound", period.bound);
  return Object()
      .number("period", period.period)
      .number("preperiod", period.preperiod)
      .number("saltus", period.saltus)
      .raw("certificate", certificate.str())
      .str();
}

std::string to_json(const RarePositions& rares) {
  return Object()
      .number("mask", rares.space.mask)
      .flag("parity", rares.space.parity)
      .number("rare", rares.list.size())
      .number("lastRare", rares.last())
      .str();
}

val progress() {
  Object object;
  object.number("computed", run->computed())
      .number("most", run->most())
      .text("engine", to_text(run->engine()))
      .number("memory", __builtin_wasm_memory_size(0) * kPage)
      .number("largest", run->largest())
      .number("largestAt", run->largest_at());
  if (const auto ended = run->ended()) {
    object.text("ended", to_text(*ended));
  } else {
    object.null("ended");
  }
  const RarePositions* rares = run->rares();
  object.raw("sparse", rares == nullptr ? "null" : to_json(*rares));
  object.raw("period", run->period() ? to_json(*run->period()) : "null");
  if (const auto suspected = run->suspected()) {
    object.raw("suspected", Object()
                                .number("period", suspected->period)
                                .number("saltus", suspected->saltus)
                                .number("since", suspected->preperiod)
                                .str());
  } else {
    object.null("suspected");
  }
  return object.val();
}

val begin(const std::string& text) {
  run.reset();
  Problems problems;
  const auto rules = read_rules(text, problems);
  if (!rules) {
    return Object().flag("ok", false).raw("problems", border::to_json(problems)).val();
  }
  run = sequence_of(*rules);
  slice = kFirstSlice;
  const Object told = Object()
                          .text("rules", rules->text)
                          .text("game", rules->game)
                          .raw("rule", border::to_json(rules->rule))
                          .text("code", rules->code)
                          .number("most", run->most())
                          .number("bytesPerValue", run->bytes_per_value());
  return Object().flag("ok", true).raw("run", told.str()).val();
}

// The time that the last slice took decides how many values the next one has.
val advance(double values, double milliseconds) {
  const double end = milliseconds_now() + milliseconds;
  const std::uint64_t until = std::min(whole(values), run->most());
  run->reserve(until);
  for (double now = milliseconds_now(); now < end && run->computed() < until && !run->period();) {
    const std::uint64_t before = run->computed();
    run->advance(std::min(until, before + slice));
    const double begun = now;
    now = milliseconds_now();
    if (run->computed() == before) break;
    if (now - begun > kSliceTime) slice = std::max<std::uint64_t>(1, slice / 2);
    if (now - begun < kSliceTime / 4) slice = std::min(kLongestSlice, 2 * slice);
  }
  return progress();
}

val values_from(double from, double count) {
  std::vector<double> values;
  for (std::uint64_t heap = whole(from); values.size() < whole(count); ++heap) {
    const auto value = run->value(heap);
    if (!value) break;
    values.push_back(static_cast<double>(*value));
  }
  return typed_array(values);
}

val value_of(double heap) {
  const auto value = run->value(whole(heap));
  return value ? val(static_cast<double>(*value)) : val::null();
}

val density_of(double from, double to, double values, double columns, double rows) {
  const Picture picture{.from = whole(from),
                        .to = whole(to),
                        .values = whole(values),
                        .columns = static_cast<std::uint32_t>(whole(columns)),
                        .rows = static_cast<std::uint32_t>(whole(rows))};
  return typed_array(density(*run, picture));
}

val frequencies() { return typed_array(run->frequencies()); }

val rare_values_of() { return typed_array(rare_values(*run)); }

val exceptions_of(double most) { return typed_array(exceptions(*run, whole(most))); }

bool restore(const val& values) {
  const auto count = values["length"].as<std::size_t>();
  std::vector<std::uint16_t> copied(count);
  val(emscripten::typed_memory_view(count, copied.data())).call<void>("set", values);
  return run->restore(copied);
}

bool check(double values) { return run->check(whole(values)); }

}  // namespace

EMSCRIPTEN_BINDINGS(laboratory) {
  emscripten::function("begin", &begin);
  emscripten::function("advance", &advance);
  emscripten::function("values", &values_from);
  emscripten::function("value", &value_of);
  emscripten::function("density", &density_of);
  emscripten::function("frequencies", &frequencies);
  emscripten::function("rareValues", &rare_values_of);
  emscripten::function("exceptions", &exceptions_of);
  emscripten::function("restore", &restore);
  emscripten::function("check", &check);
}

}  // namespace border
