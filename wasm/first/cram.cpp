#include "analysis/referee.hpp"
#include "families/cram/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_cram.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"cram"}); };
  static constexpr FamilyEntry kCram[] = {{kGames, read_cram_position}};
  return kCram;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> cram_referee(const Game&) { return nullptr; }

}  // namespace grundy
