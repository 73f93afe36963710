#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.hpp"
#include "analysis/choose.hpp"
#include "analysis/continuations.hpp"
#include "analysis/examine.hpp"
#include "analysis/solve_many.hpp"

namespace grundy {

/// The records of wasm/grundy.d.ts: JSON texts, or JavaScript values where they hold typed arrays.

std::string to_json(const std::vector<Step>& steps);
std::string to_json(const Problems& problems);
std::string to_json(const Moves& moves);
std::string to_json(const Continuations& continuations);
std::string to_json(const Choice& choice);
std::string_view to_text(Counted counted);
std::string catalogue_to_json();
emscripten::val to_val(const Analysis& analysis);
emscripten::val to_val(const WhatIf& answer);
emscripten::val to_val(const Examined& answer);
emscripten::val to_val(const Batch& batch);

inline emscripten::val parse_json(const std::string& json) {
  return emscripten::val::global("JSON").call<emscripten::val>("parse", json);
}

}  // namespace grundy
