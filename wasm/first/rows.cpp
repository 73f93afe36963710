#include "analysis/referee.hpp"
#include "families/northcott/family.hpp"
#include "families/row/family.hpp"
#include "games/registry.hpp"

/// The families of glance_rows.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr FamilyEntry kRows[] = {
      {row_games, read_row_position},
      {northcott_games, read_northcott_position},
  };
  return kRows;
}

// Play is left out, as in left_out.cpp.
std::unique_ptr<Referee> row_referee(const Game&) { return nullptr; }
std::unique_ptr<Referee> northcott_referee(const Game&) { return nullptr; }

}  // namespace grundy
