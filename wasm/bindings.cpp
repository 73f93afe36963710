#include <emscripten/bind.h>

#include <algorithm>
#include <cstdint>
#include <string>

#include "analysis/analysis.hpp"
#include "games/examine.hpp"
#include "games/formulas.hpp"
#include "games/program.hpp"
#include "records.hpp"

namespace border {
namespace {

using emscripten::val;

val refusal(const Problems& problems) {
  return Object().flag("ok", false).raw("problems", to_json(problems)).val();
}

val catalogue() { return parse_json(catalogue_to_json()); }

val analyze_text(const val& text) {
  const auto answer = analyze(utf8_of(text));
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return Object().flag("ok", true).value("analysis", to_val(*std::get_if<Analysis>(&answer))).val();
}

val play_text(const val& text, const std::string& notation) {
  const auto answer = play_move(utf8_of(text), notation);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return to_val(*std::get_if<Played>(&answer));
}

val turns_of(const val& text, double from) {
  const auto answer = analyze(utf8_of(text), {.from = whole(from)});
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  const Moves& moves = std::get_if<Analysis>(&answer)->moves;
  return Object().flag("ok", true).raw("moves", to_json(moves)).val();
}

val what_if_text(const val& text, double component) {
  const auto answer = what_if(utf8_of(text), whole(component));
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return to_val(*std::get_if<WhatIf>(&answer));
}

val examine_text(const val& text, double table, double state) {
  const auto answer = examine(utf8_of(text), whole(table), whole(state));
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return to_val(*std::get_if<Examined>(&answer));
}

val continuations_of(const val& text, double from) {
  const auto answer = continuations(utf8_of(text), whole(from));
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return to_val(*std::get_if<Continuations>(&answer));
}

val choose_in(const val& text, double seed, double errs) {
  const auto answer = choose(utf8_of(text), whole(seed), errs);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return to_val(*std::get_if<Choice>(&answer));
}

val program_for(const val& text, const std::string& language) {
  const auto answer = program(utf8_of(text), language);
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  return Object().flag("ok", true).text("source", *std::get_if<std::string>(&answer)).val();
}

val formulas_of(const val& text) {
  const auto answer = formulas(utf8_of(text));
  if (const auto* problems = std::get_if<Problems>(&answer)) return refusal(*problems);
  const auto convert = [](const Formula& formula) {
    return Object()
        .text("guess", formula.guess)
        .flag("outcomes", formula.outcomes)
        .number("checked", formula.checked);
  };
  const auto& found = *std::get_if<std::vector<Formula>>(&answer);
  return Object().flag("ok", true).raw("formulas", json_array(found, convert)).val();
}

val solve_many_lines(const val& lines) { return to_val(solve_many(utf8_of(lines))); }

}  // namespace

EMSCRIPTEN_BINDINGS(grundy) {
  emscripten::function("catalogue", &catalogue);
  emscripten::function("analyze", &analyze_text);
  emscripten::function("play", &play_text);
  emscripten::function("turns", &turns_of);
  emscripten::function("whatIf", &what_if_text);
  emscripten::function("examine", &examine_text);
  emscripten::function("continuations", &continuations_of);
  emscripten::function("choose", &choose_in);
  emscripten::function("program", &program_for);
  emscripten::function("formulas", &formulas_of);
  emscripten::function("solveMany", &solve_many_lines);
}

}  // namespace border
