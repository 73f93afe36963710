#pragma once

#include <cstdint>
#include <string_view>

#include "glance/list.hpp"

namespace grundy::glance {

/// JSON under construction. Quoted words must hold no character that JSON escapes.
class Json {
 public:
  explicit Json(Arena& arena) : text_(arena) {}

  /// Adds text as it is; fixed text costs the fewest bytes of code as a string that ends with a zero.
  [[gnu::noinline]] Json& raw(const char* text);
  [[gnu::noinline]] Json& raw(std::string_view text);
  [[gnu::noinline]] Json& number(std::int64_t number);
  /// `"word"`
  Json& quoted(std::string_view word) { return raw("\"").raw(word).raw("\""); }
  Json& quoted(const char* word) { return raw("\"").raw(word).raw("\""); }
  /// Adds `before`, then `count` numbers as `1,2,3`; in memory they are `stride` bytes apart.
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
  /// Adds a comma, but not before the first item of a list.
  [[gnu::noinline]] Json& item();

  std::string_view text() const { return {text_.data(), text_.size()}; }

 private:
  List<char> text_;
};

}  // namespace grundy::glance
