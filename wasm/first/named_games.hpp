#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "analysis/game_entry.hpp"

namespace grundy {

/// Catalogue rows with nothing but the keys of these games: the small modules need no words.
inline std::vector<GameEntry> named_games(std::initializer_list<std::string_view> names) {
  std::vector<GameEntry> games(names.size());
  std::size_t i = 0;
  for (const std::string_view name : names) games[i++].key = name;
  return games;
}

}  // namespace grundy
