#pragma once

#include <string>
#include <vector>

namespace grundy {

using Texts = std::vector<std::string>;

template <class Number>
std::string number(Number value) {
  return std::to_string(value);
}

inline void add_both_plays(Texts& texts, const std::string& text) {
  texts.push_back(text);
  texts.push_back(text + "&play=misere");
}

}  // namespace grundy
