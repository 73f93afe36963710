#include "sums/gather_several.hpp"
#include "sums/turns/winning_turns.hpp"

/// For families of which no published position is played by Moore's rule: its turns, and the
/// search of positions of which a turn moves several components.

namespace grundy {

std::optional<BigCount> digit_turns(const RuledSum&, Theorem, TurnPage&) { __builtin_trap(); }

Gather gather_several(const SeveralParts&, std::vector<std::uint8_t>&, std::vector<std::int32_t>&) {
  __builtin_trap();
}

}  // namespace grundy
