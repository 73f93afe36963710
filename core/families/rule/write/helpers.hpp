#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/language.hpp"

namespace grundy::rule {

/// A function that a program needs for what its language does not have.
struct Helper {
  std::string_view name;
  std::vector<std::string_view> calls;  ///< helpers that stand before it
  std::string_view text;
};

std::span<const Helper> cpp_helpers();
std::span<const Helper> python_helpers();

/// The text with the word, which stands in it once, replaced.
std::string filled(std::string_view text, std::string_view word, std::string_view by);

/// The helpers of a program, each with those that it calls.
class Helpers {
 public:
  explicit Helpers(Language language)
      : all_(language == Language::Cpp ? cpp_helpers() : python_helpers()) {}

  /// Nothing where the language has such a function.
  void need(std::string_view name);
  /// Those needed, one after the other.
  std::string text() const;

 private:
  std::span<const Helper> all_;
  std::set<std::string_view> needed_;
};

}  // namespace grundy::rule
