#include "params/words.hpp"

namespace grundy {

std::string listed_in_words(std::span<const std::string> items, const std::string& last_word) {
  constexpr std::size_t kMost = 12;
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items.size() > kMost && i == kMost - 2) {
      text += ", …";
      i = items.size() - 1;
    }
    if (i > 0) text += i + 1 == items.size() ? " " + last_word + " " : ", ";
    text += items[i];
  }
  return text;
}

}  // namespace grundy
