#include "sums/search/gather_several.hpp"
#include "sums/turns/winning_turns.hpp"

/// For families with no published position under Moore's rule: leaves out its winning turns, and
/// the search of turns that move several components.

namespace grundy {

std::optional<BigCount> digit_turns(const RuledSum&, Theorem, TurnPage&) { __builtin_trap(); }

Gather gather_several(const SeveralParts&, std::vector<std::uint8_t>&, std::vector<std::int32_t>&) {
  __builtin_trap();
}

}  // namespace grundy
