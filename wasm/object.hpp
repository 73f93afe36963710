#pragma once

#include <emscripten/val.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "values.hpp"

namespace border {

/// A list of whole numbers of any type.
template <class Number>
std::string json_numbers(const std::vector<Number>& list) {
  std::string text = "[";
  for (const Number number : list) {
    if (text.size() > 1) text += ',';
    if constexpr (std::is_floating_point_v<Number>) {
      text += std::to_string(static_cast<std::int64_t>(number));
    } else {
      text += std::to_string(number);
    }
  }
  return text + "]";
}

/// A JavaScript object under construction, each field of a record once. Typed arrays are set one by one; all else crosses
/// as one JSON text, much faster than by a call for each field.
class Object {
 public:
  Object& text(std::string_view key, std::string_view value);
  Object& flag(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
  Object& null(std::string_view key) { return raw(key, "null"); }
  /// Whole numbers up to 2^53-1.
  template <class Number>
  Object& number(std::string_view key, Number value) {
    static_assert(std::is_integral_v<Number>);
    return raw(key, std::to_string(value));
  }
  /// The number, or null.
  template <class Number>
  Object& maybe(std::string_view key, const std::optional<Number>& value) {
    return value ? number(key, *value) : null(key);
  }
  template <class Number>
  Object& list(std::string_view key, const std::vector<Number>& numbers) {
    return raw(key, json_numbers(numbers));
  }
  Object& texts(std::string_view key, const std::vector<std::string>& texts);
  /// `json` is a JSON text already.
  Object& raw(std::string_view key, std::string_view json);
  /// A typed array.
  template <class Number>
  Object& array(std::string_view key, const std::vector<Number>& numbers) {
    return value(key, typed_array(numbers));
  }
  Object& value(std::string_view key, const emscripten::val& value);

  /// As JSON, for an object without typed arrays inside another.
  std::string str() const { return text_ + "}"; }
  emscripten::val val() const;

 private:
  std::string text_ = "{";
  std::vector<std::pair<std::string, emscripten::val>> values_;
};

/// Lists of lists of whole numbers.
template <class Number>
std::string json_lists(const std::vector<std::vector<Number>>& lists) {
  std::string text = "[";
  for (const auto& list : lists) text += (text.size() > 1 ? "," : "") + json_numbers(list);
  return text + "]";
}

/// An array of the Object objects that `convert` makes of the items.
template <class List, class Convert>
std::string json_array(const List& list, Convert convert) {
  std::string text = "[";
  for (const auto& item : list) {
    if (text.size() > 1) text += ',';
    text += convert(item).str();
  }
  return text + "]";
}

}  // namespace border
