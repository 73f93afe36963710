#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heaps/misere_period.hpp"
#include "games/registry.hpp"
#include "named_games.hpp"

/// The family of glance_heaps.wasm.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGames = [] {
    return named_games({"kayles", "dawsons-kayles", "dawson", "lasker", "grundy", "officers",
                        "treblecross", "guiles", "octal", "hexadecimal"});
  };
  static constexpr FamilyEntry kHeaps[] = {{kGames, read_take_and_break_position}};
  return kHeaps;
}

// The full module describes the rule.
Record heap_turns(const HeapRule&) { return Record().text("by", "game"); }
// Nor are misère quotients known here.
std::optional<Period> misere_period(const HeapRule&, std::uint64_t) { __builtin_trap(); }

}  // namespace grundy
