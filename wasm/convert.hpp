#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/examine.hpp"
#include "games/play_move.hpp"
#include "games/solve_many.hpp"
#include "to_json.hpp"

namespace border {

using namespace grundy;

/// The records of wasm/grundy.d.ts that only the full modules send: as JSON texts, or as JavaScript
/// values where they hold typed arrays.

std::string to_json(const Continuations& continuations);
std::string to_json(const Choice& choice);
std::string without_text(const Played& played);
std::string catalogue_to_json();
emscripten::val to_val(const Analysis& analysis);
emscripten::val to_val(const WhatIf& answer);
emscripten::val to_val(const Examined& answer);
emscripten::val to_val(const Batch& batch);

/// Texts may have millions of characters: the browser's own encoder and decoder are much faster than
/// embind's, which go character by character.
inline std::string utf8_of(const emscripten::val& text) {
  const auto bytes =
      emscripten::val::global("TextEncoder").new_().call<emscripten::val>("encode", text);
  std::string utf8(bytes["length"].as<std::size_t>(), '\0');
  emscripten::val(
      emscripten::typed_memory_view(utf8.size(), reinterpret_cast<std::uint8_t*>(utf8.data())))
      .call<void>("set", bytes);
  return utf8;
}
inline emscripten::val text_of(std::string_view utf8) {
  return emscripten::val::global("TextDecoder")
      .new_()
      .call<emscripten::val>("decode",
                             emscripten::typed_memory_view(
                                 utf8.size(), reinterpret_cast<const std::uint8_t*>(utf8.data())));
}

inline emscripten::val parse_json(std::string_view json) {
  return emscripten::val::global("JSON").call<emscripten::val>("parse", text_of(json));
}

}  // namespace border
