#include <emscripten/bind.h>

#include "analysis/analysis.hpp"
#include "analysis/play_move.hpp"
#include "to_val.hpp"

namespace grundy {
namespace {

using emscripten::val;

val reply(const char* name, val answer, bool ok) {
  val result = val::object();
  result.set("ok", ok);
  result.set(ok ? name : "problems", std::move(answer));
  return result;
}

val analyze_text(const std::string& text) {
  const auto answer = analyze(text);
  const auto* analysis = std::get_if<Analysis>(&answer);
  if (analysis == nullptr) return reply("", to_val(std::get<Problems>(answer)), false);
  return reply("analysis", to_val(*analysis), true);
}

val play_text(const std::string& text, const std::string& notation) {
  const auto answer = play_move(text, notation);
  const auto* after = std::get_if<std::string>(&answer);
  if (after == nullptr) return reply("", to_val(std::get<Problems>(answer)), false);
  return reply("text", val(*after), true);
}

}  // namespace

EMSCRIPTEN_BINDINGS(grundy) {
  emscripten::function("catalogue", &catalogue_to_val);
  emscripten::function("analyze", &analyze_text);
  emscripten::function("play", &play_text);
}

}  // namespace grundy
