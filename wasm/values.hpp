#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace border {

/// Numbers cross the border as doubles: embind has no whole numbers beyond 32 bits here.
inline std::uint64_t whole(double number) {
  return number > 0 ? static_cast<std::uint64_t>(std::min(number, 9007199254740991.0)) : 0;
}

/// Returns a copy: a view of the heap dies when the memory grows.
template <class Number>
emscripten::val typed_array(const std::vector<Number>& numbers) {
  return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()))
      .template call<emscripten::val>("slice");
}

inline emscripten::val typed_array(const std::vector<std::uint64_t>& numbers) {
  return typed_array(std::vector<double>(numbers.begin(), numbers.end()));
}

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
