#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "analysis/family.hpp"
#include "analysis/game_entry.hpp"

namespace grundy {

/// A family: its games in the catalogue; the reader of a position of one of these games, null where
/// another module reads them; and the group of the module that the page fetches for them. Each module
/// lists all games, so each of them says what is wrong with a text. What has no reader who waits
/// (tests, guides, the page in one file) takes the module of all.
struct FamilyEntry {
  std::vector<GameEntry> (*games)();
  Position (*read)(std::string_view game, Fields&);
  std::string_view group{};
};

/// The families of this program, in the order in which they are shown.
std::span<const FamilyEntry> registry();

/// Sets them, from families.hpp: once, before anything is asked. So a program links no other families.
void set_registry(std::span<const FamilyEntry> families);

}  // namespace grundy
