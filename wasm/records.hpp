#pragma once

#include <emscripten/val.h>

#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysis.hpp"
#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/examine.hpp"
#include "games/play_move.hpp"
#include "games/solve_many.hpp"
#include "object.hpp"
#include "params/problem.hpp"

namespace border {

using namespace grundy;

/// The records of wasm/grundy.d.ts: each is written in one function, field by field. Those without typed arrays are JSON
/// texts, so that others can hold them.

std::string to_json(const std::vector<Step>& steps);
std::string to_json(const Problems& problems);
std::string to_json(const Moves& moves);
/// With lists in place of typed arrays.
std::string to_json(const Record& record);
std::string catalogue_to_json();

Object to_object(const ItemMove& move);
Object to_object(const PlayedTurn& turn);
Object to_object(const WrittenTurn& turn);
std::string_view to_text(Counted counted);

emscripten::val to_val(const Analysis& analysis);
emscripten::val to_val(const Played& played);
emscripten::val to_val(const Continuations& continuations);
emscripten::val to_val(const Choice& choice);
emscripten::val to_val(const WhatIf& answer);
emscripten::val to_val(const Examined& answer);
emscripten::val to_val(const Batch& batch);

}  // namespace border
