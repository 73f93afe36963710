#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

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

/// A JSON object under construction. One text crosses the border much faster than a call per field.
class Json {
 public:
  Json& text(std::string_view key, std::string_view value);
  Json& flag(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }
  Json& null(std::string_view key) { return raw(key, "null"); }
  /// Whole numbers up to 2^53-1.
  template <class Number>
  Json& number(std::string_view key, Number value) {
    static_assert(std::is_integral_v<Number>);
    return raw(key, std::to_string(value));
  }
  /// The number, or null.
  template <class Number>
  Json& maybe(std::string_view key, const std::optional<Number>& value) {
    return value ? number(key, *value) : null(key);
  }
  template <class Number>
  Json& list(std::string_view key, const std::vector<Number>& numbers) {
    return raw(key, json_numbers(numbers));
  }
  Json& texts(std::string_view key, const std::vector<std::string>& texts);
  /// `json` is a JSON text already.
  Json& raw(std::string_view key, std::string_view json);

  std::string str() const { return text_ + "}"; }

 private:
  std::string text_ = "{";
};

/// Lists of lists of whole numbers.
template <class Number>
std::string json_lists(const std::vector<std::vector<Number>>& lists) {
  std::string text = "[";
  for (const auto& list : lists) text += (text.size() > 1 ? "," : "") + json_numbers(list);
  return text + "]";
}

/// An array of the Json objects that `convert` makes of the items.
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
