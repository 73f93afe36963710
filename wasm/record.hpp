#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace grundy {

/// A plain object under construction. The setters are out of line: inlined at every field they
/// would be half of the module.
class Record {
 public:
  Record& put(const char* name, const emscripten::val& value);
  Record& text(const char* name, std::string_view words);
  Record& flag(const char* name, bool value);
  Record& null(const char* name);
  template <class Number>
  Record& number(const char* name, Number value) {
    return exact(name, static_cast<double>(value));
  }

  const emscripten::val& value() const { return object_; }

 private:
  Record& exact(const char* name, double value);

  emscripten::val object_ = emscripten::val::object();
};

/// A typed array that owns its memory: a view of the heap would die when memory grows.
emscripten::val typed_array(const std::vector<std::uint8_t>& numbers);
emscripten::val typed_array(const std::vector<std::uint32_t>& numbers);
emscripten::val typed_array(const std::vector<std::int32_t>& numbers);
emscripten::val typed_array(const std::vector<double>& numbers);
emscripten::val typed_array(const std::vector<std::uint64_t>& numbers);

/// A plain array of numbers.
emscripten::val numbers(const std::vector<std::uint32_t>& list);
emscripten::val numbers(const std::vector<std::uint64_t>& list);

/// A plain array of what `convert` makes of each item: a Record or a value.
template <class List, class Convert>
emscripten::val array(const List& list, Convert convert) {
  emscripten::val result = emscripten::val::array();
  std::uint32_t index = 0;
  for (const auto& item : list) result.set(index++, convert(item).value());
  return result;
}

}  // namespace grundy
