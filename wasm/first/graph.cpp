#include "families/graph/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_graph.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"graph"}); };
  static constexpr FamilyEntry kGraph[] = {{kGames, read_graph_position}};
  return kGraph;
}

}  // namespace grundy
