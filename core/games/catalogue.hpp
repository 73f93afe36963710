#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/family.hpp"
#include "analysis/game_entry.hpp"

namespace grundy {

/// A game with the reader of its family, null where another module reads it, and its group.
struct ListedGame : GameEntry {
  Position (*read)(std::string_view game, Fields&);
  std::string_view group;
};

std::span<const ListedGame> games();
const ListedGame* find_game(std::string_view key);

/// The keys of all games: nim, subtraction, …
std::vector<std::string> game_names();
/// The keys that a text of this game may have, `game` first.
std::vector<std::string> parameter_names(const GameEntry& entry);

}  // namespace grundy
