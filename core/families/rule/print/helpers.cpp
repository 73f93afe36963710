#include "families/rule/print/helpers.hpp"

namespace grundy::rule {

std::string filled(std::string_view text, std::string_view word, std::string_view by) {
  std::string filled(text);
  return filled.replace(filled.find(word), word.size(), by);
}

void NeededHelpers::need(std::string_view name) {
  for (const Helper& helper : all_) {
    if (helper.name != name || !needed_.insert(helper.name).second) continue;
    for (const std::string_view called : helper.calls) need(called);
  }
}

std::string NeededHelpers::text() const {
  std::string text;
  for (const Helper& helper : all_) {
    if (needed_.count(helper.name) > 0) text += helper.text;
  }
  return text;
}

}  // namespace grundy::rule
