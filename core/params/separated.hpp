#pragma once

#include <string>
#include <string_view>
#include <type_traits>

namespace grundy {

/// What `write` makes of each item, with a separator between them.
template <class Items, class Write>
std::string separated(const Items& items, std::string_view separator, Write write) {
  std::string text;
  for (const auto& item : items) {
    if (!text.empty()) text += separator;
    text += write(item);
  }
  return text;
}

/// Numbers or texts, with a separator between them.
template <class Items>
std::string separated(const Items& items, std::string_view separator) {
  return separated(items, separator, [](const auto& item) {
    if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(item)>>) {
      return std::to_string(item);
    } else {
      return std::string_view(item);
    }
  });
}

}  // namespace grundy
