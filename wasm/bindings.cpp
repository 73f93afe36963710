#include <emscripten/bind.h>

#include "analysis/analysis.hpp"
#include "analysis/play_move.hpp"
#include "record.hpp"
#include "to_val.hpp"

namespace grundy {
namespace {

using emscripten::val;

val reply(const char* name, const val& answer) {
  return Record().flag("ok", true).put(name, answer).value();
}

val refusal(const Problems& problems) {
  return Record().flag("ok", false).put("problems", to_val(problems)).value();
}

val analyze_text(const std::string& text) {
  const auto answer = analyze(text);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return reply("analysis", to_val(*std::get_if<Analysis>(&answer)));
}

val play_text(const std::string& text, const std::string& notation) {
  const auto answer = play_move(text, notation);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return reply("text", val(*std::get_if<std::string>(&answer)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(grundy) {
  emscripten::function("catalogue", &catalogue_to_val);
  emscripten::function("analyze", &analyze_text);
  emscripten::function("play", &play_text);
}

}  // namespace grundy
