#pragma once

#include <cstdint>
#include <string_view>

#include "glance/list.hpp"

namespace grundy::glance {

/// JSON under construction. What is quoted holds no letter that JSON escapes.
class Json {
 public:
  explicit Json(Arena& arena) : text_(arena) {}

  /// Ready text; a fixed one costs the fewest bytes of code where it ends with a zero.
  [[gnu::noinline]] Json& raw(const char* text);
  [[gnu::noinline]] Json& raw(std::string_view text);
  [[gnu::noinline]] Json& number(std::int64_t number);
  /// `"word"`
  Json& quoted(std::string_view word) { return raw("\"").raw(word).raw("\""); }
  Json& quoted(const char* word) { return raw("\"").raw(word).raw("\""); }
  /// `1,2,3` after `before`: so many numbers, each so many bytes after the one before it.
  template <class Number>
  [[gnu::noinline]] void column(const char* before, const Number* first, std::size_t count,
                                std::size_t stride = sizeof(Number)) {
    raw(before);
    const char* place = reinterpret_cast<const char*>(first);
    for (; count > 0; --count, place += stride) {
      item().number(static_cast<std::int64_t>(*reinterpret_cast<const Number*>(place)));
    }
  }
  template <class Number>
  void column(const char* before, const List<Number>& list) {
    column(before, list.data(), list.size());
  }
  /// A comma, but not before the first item of a list.
  [[gnu::noinline]] Json& item();

  std::string_view text() const { return {text_.data(), text_.size()}; }

 private:
  List<char> text_;
};

}  // namespace grundy::glance
