#pragma once

#include <span>
#include <string>
#include <string_view>

#include "analysis/game_entry.hpp"

namespace grundy {

std::span<const GameEntry> games();
const GameEntry* find_game(std::string_view key);

/// "nim, subtraction, …"
std::string game_names();
std::string parameter_names(const GameEntry& entry);

}  // namespace grundy
