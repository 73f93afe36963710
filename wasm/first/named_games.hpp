#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "analysis/game_entry.hpp"

namespace grundy {

/// The rows of the catalogue for these games, with nothing but their names: the first sight says nothing in words.
inline std::vector<GameEntry> named_games(std::initializer_list<std::string_view> names) {
  std::vector<GameEntry> games(names.size());
  std::size_t i = 0;
  for (const std::string_view name : names) games[i++].key = name;
  return games;
}

}  // namespace grundy
