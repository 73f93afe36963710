#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/language.hpp"

namespace grundy::rule {

/// A function that a program needs because its language does not have it.
struct Helper {
  std::string_view name;
  std::vector<std::string_view> calls;  ///< helpers that it calls, which stand before it
  std::string_view text;
};

std::span<const Helper> cpp_helpers();
std::span<const Helper> python_helpers();

/// The text with `by` in place of the word, which stands in it once.
std::string filled(std::string_view text, std::string_view word, std::string_view by);

/// The helpers of a program, each with those that it calls.
class NeededHelpers {
 public:
  explicit NeededHelpers(Language language)
      : all_(language == Language::Cpp ? cpp_helpers() : python_helpers()) {}

  /// Adds a helper and those that it calls. Does nothing if the language has such a function.
  void need(std::string_view name);
  /// The text of all helpers needed.
  std::string text() const;

 private:
  std::span<const Helper> all_;
  std::set<std::string_view> needed_;
};

}  // namespace grundy::rule
