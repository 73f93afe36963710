#include "glance/json.hpp"

namespace grundy::glance {

Json& Json::raw(const char* text) {
  while (*text != 0) text_.push_back(*text++);
  return *this;
}

Json& Json::raw(std::string_view text) {
  for (const char c : text) text_.push_back(c);
  return *this;
}

Json& Json::number(std::int64_t number) {
  if (number < 0) {
    raw("-");
    number = -number;
  }
  if (number >= 10) this->number(number / 10);
  text_.push_back(static_cast<char>('0' + number % 10));
  return *this;
}

Json& Json::item() {
  if (!text_.empty() && text_.back() != '[') text_.push_back(',');
  return *this;
}

}  // namespace grundy::glance
