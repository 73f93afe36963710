#include "analysis/referee.hpp"
#include "families/hackenbush/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_hackenbush.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"hackenbush"}); };
  static constexpr FamilyEntry kHackenbush[] = {{kGames, read_hackenbush_position}};
  return kHackenbush;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> hackenbush_referee(const Game&) { return nullptr; }

}  // namespace grundy
