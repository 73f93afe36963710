#pragma once

#include <emscripten/val.h>

#include "analysis/analysis.hpp"

namespace grundy {

/// The records of wasm/grundy.d.ts as plain JavaScript values that own their memory.
emscripten::val to_val(const Analysis& analysis);
emscripten::val to_val(const Problems& problems);
emscripten::val catalogue_to_val();

}  // namespace grundy
