#pragma once

#include <string_view>
#include <vector>

namespace grundy {

struct ParameterEntry {
  std::string_view key;
  std::string_view meaning;
  std::string_view form;
  bool required;
};

/// Parameters that every game has.
inline constexpr ParameterEntry kPlay{
    "play", "Who wins at the end: whoever cannot move loses (normal) or wins (misere).",
    "normal or misere; normal when left out", false};
inline constexpr ParameterEntry kSum{
    "sum",
    "How many components a turn moves: exactly one (disjunctive), one or "
    "more (selective), one or more but not all, every one (conjunctive), "
    "every one that can still move (continued), or up to a number.",
    "disjunctive, selective, not-all, conjunctive, continued or up-to-2 "
    "(or another number); disjunctive when left out",
    false};

struct ExampleEntry {
  std::string_view title;
  std::string_view text;  ///< canonical
  std::string_view source;
};

/// A game that people know by name: a row of data over a family of code.
struct GameEntry {
  std::string_view key;
  std::string_view title;
  std::string_view family;
  std::string_view rule;
  std::string_view source;
  std::vector<ParameterEntry> parameters;
  std::vector<ExampleEntry> examples;
};

}  // namespace grundy
