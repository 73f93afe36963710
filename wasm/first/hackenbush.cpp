#include "analysis/referee.hpp"
#include "families/geography/family.hpp"
#include "families/hackenbush/family.hpp"
#include "families/node-kayles/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The families of glance_hackenbush.wasm. None is a sum of components.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"hackenbush"}); };
  static constexpr auto kGeography = [] { return named_games({"geography"}); };
  static constexpr auto kNodeKayles = [] { return named_games({"node-kayles", "arc-kayles"}); };
  static constexpr FamilyEntry kDrawn[] = {
      {kGames, read_hackenbush_position},
      {kGeography, read_geography_position},
      {kNodeKayles, read_node_kayles_position},
  };
  return kDrawn;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> hackenbush_referee(const Game&) { return nullptr; }
std::unique_ptr<Referee> geography_referee(const Game&) { return nullptr; }
std::unique_ptr<Referee> node_kayles_referee(const Game&) { return nullptr; }

}  // namespace grundy
