#include "analysis/referee.hpp"
#include "families/northcott/family.hpp"
#include "families/row/family.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The families of glance_rows.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] {
    return named_games({"staircase", "ordered", "cake", "roxor"});
  };
  static constexpr auto kNorthcott = [] { return named_games({"northcott"}); };
  static constexpr FamilyEntry kRows[] = {
      {kGames, read_row_position},
      {kNorthcott, read_northcott_position},
  };
  return kRows;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> row_referee(const Game&) { return nullptr; }
std::unique_ptr<Referee> northcott_referee(const Game&) { return nullptr; }

}  // namespace grundy
