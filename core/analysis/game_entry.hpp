#pragma once

#include <string_view>
#include <vector>

namespace grundy {

struct ParameterEntry {
  std::string_view key;
  bool required;
};

/// Parameters that every game has.
inline constexpr ParameterEntry kPlay{"play", false};
inline constexpr ParameterEntry kSum{"sum", false};

struct ExampleEntry {
  std::string_view key;   ///< its title has the same key in the page's words
  std::string_view text;  ///< canonical
  std::string_view source;
};

/// A game that people know by name: a row of data for a family of code. The page's words describe its title, rule,
/// parameters and examples under the same keys, in the family's file in `web/src/words/en/games/`.
struct GameEntry {
  std::string_view key;
  std::string_view family;
  std::string_view source;
  std::vector<ParameterEntry> parameters;
  std::vector<ExampleEntry> examples;
};

}  // namespace grundy
