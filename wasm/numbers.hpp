#pragma once

#include <emscripten/val.h>

#include <algorithm>
#include <cstdint>
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

}  // namespace border
