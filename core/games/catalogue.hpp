#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/position.hpp"
#include "params/fields.hpp"

namespace grundy {

struct ParameterEntry {
  std::string_view key;
  std::string_view meaning;
  std::string_view form;
  bool required;
};

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
  Position (*read)(Fields&);
};

std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view key);

/// "nim, subtraction, …"
std::string game_names();
std::string parameter_names(const GameEntry& entry);

}  // namespace grundy
