#include "families/notakto/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_notakto.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"notakto"}); };
  static constexpr FamilyEntry kBoards[] = {{kGames, read_notakto_position}};
  return kBoards;
}

}  // namespace grundy
