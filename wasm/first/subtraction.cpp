#include "families/subtraction/family.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"
#include "sums/heap_sum.hpp"

/// The family of glance_subtraction.wasm. Sizes are solved option by option.

namespace grundy {
namespace {

// Together these sizes have some ten million options at most.
constexpr std::uint32_t kMostSizes = 4096;
constexpr std::uint64_t kMostPokerStates = 4096;

// Solving piles that may receive coins looks at every state of a pile.
bool takes_long(const Piles& piles) {
  std::uint64_t size = 0;
  std::uint64_t adds = 0;
  for (const std::uint64_t pile : piles.piles) size = std::max(size, pile);
  for (const std::uint64_t each : piles.adds) adds = std::max(adds, each);
  return adds > 0 && (size + adds) * adds > kMostPokerStates;
}

Position read(std::string_view game, Fields& fields) {
  Position position = read_subtraction_position(game, fields);
  const Piles* const piles = position.as<Piles>();
  if (piles != nullptr && takes_long(*piles)) __builtin_trap();
  return position;
}

}  // namespace

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] {
    return named_games({"nim", "subtraction", "nimble", "poker-nim"});
  };
  static constexpr FamilyEntry kSubtraction[] = {{kGames, read}};
  return kSubtraction;
}

// The full module describes the rule.
Record take_rule(const TakeSet&) { return Record().text("by", "game"); }

SolvedTable solve_pile_sizes(const Piles& rules, std::uint32_t largest, const Wanted& wanted) {
  if (largest > kMostSizes) __builtin_trap();
  return solve_pile_sizes_by_options(rules, largest, wanted);
}

SolvedTable solve_by_windows(const Piles&, const std::vector<std::uint64_t>&, const Wanted&) {
  __builtin_trap();
}

// Only used for many positions at once.
std::uint64_t winning_nim_moves(std::span<const std::uint64_t>, Play) { __builtin_trap(); }

}  // namespace grundy
