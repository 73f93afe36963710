#include "analysis/referee.hpp"
#include "families/chomp/family.hpp"
#include "families/cram/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The families of glance_cram.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"cram"}); };
  static constexpr auto kChomp = [] { return named_games({"chomp"}); };
  static constexpr FamilyEntry kCells[] = {
      {kGames, read_cram_position},
      {kChomp, read_chomp_position},
  };
  return kCells;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> cram_referee(const Game&) { return nullptr; }
std::unique_ptr<Referee> chomp_referee(const Game&) { return nullptr; }

}  // namespace grundy
