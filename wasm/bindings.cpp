#include <emscripten/bind.h>

#include "analysis/analysis.hpp"
#include "analysis/play_move.hpp"
#include "convert.hpp"
#include "json.hpp"

namespace grundy {
namespace {

using emscripten::val;

val refusal(const Problems& problems) {
  return parse_json(Json().flag("ok", false).raw("problems", to_json(problems)).str());
}

val catalogue() { return parse_json(catalogue_to_json()); }

val analyze_text(const std::string& text) {
  const auto answer = analyze(text);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  val reply = val::object();
  reply.set("ok", true);
  reply.set("analysis", to_val(*std::get_if<Analysis>(&answer)));
  return reply;
}

val play_text(const std::string& text, const std::string& notation) {
  const auto answer = play_move(text, notation);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return parse_json(Json().flag("ok", true).text("text", *std::get_if<std::string>(&answer)).str());
}

}  // namespace

EMSCRIPTEN_BINDINGS(grundy) {
  emscripten::function("catalogue", &catalogue);
  emscripten::function("analyze", &analyze_text);
  emscripten::function("play", &play_text);
}

}  // namespace grundy
