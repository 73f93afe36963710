#include "families/grid/family.hpp"
#include "families/grid/solved_board.hpp"
#include "families/grid/sweeps/board_sweep.hpp"
#include "families/grid/sweeps/leap_waves.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_grid.wasm. Boards are solved option by option, without sweeps or waves.

namespace grundy {
namespace {

// About a hundred options are looked at for each cell.
constexpr std::uint32_t kMostCells = 4096;

Position read(std::string_view game, Fields& fields) {
  Position position = read_grid_position(game, fields);
  if (position.as<Board>()->size.cells() > kMostCells) __builtin_trap();
  return position;
}

}  // namespace

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] { return named_games({"board"}); };
  static constexpr FamilyEntry kGrid[] = {{kGames, read}};
  return kGrid;
}

std::optional<LeapWaves> plan_leap_waves(const BoardSize&, const std::vector<PieceMove>&) {
  return {};
}
SolvedTable solve_by_waves(const LeapWaves&, const std::vector<std::uint8_t>&, const Wanted&) {
  __builtin_trap();
}

std::optional<Sweep> plan_sweep(const BoardSize&, const std::vector<PieceMove>&) { return {}; }
SolvedTable solve_by_sweep(const Sweep&, const std::vector<std::uint8_t>&, const Wanted&) {
  __builtin_trap();
}

// Only used for many positions at once.
std::unique_ptr<SolvedRules> solved_board(const Board&, const Rules&) { return nullptr; }

}  // namespace grundy
