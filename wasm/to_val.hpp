#pragma once

#include <emscripten/val.h>

#include <vector>

#include "analysis/analysis.hpp"

namespace grundy {

/// The records of wasm/grundy.d.ts as plain JavaScript values that own their memory.
emscripten::val to_val(const Analysis& analysis);
emscripten::val to_val(const std::vector<Step>& steps);
emscripten::val to_val(const Problems& problems);
emscripten::val catalogue_to_val();

}  // namespace grundy
