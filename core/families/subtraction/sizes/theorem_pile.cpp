#include "families/subtraction/sizes/theorem_pile.hpp"

#include <algorithm>

namespace grundy {

Facts TheoremPile::facts(State size) const {
  const Nimber number = theorem_.number(size);
  const std::int32_t remoteness = theorem_.remoteness(size, play_);
  return {.grundy = number,
          .outcome = outcome_of(number != TakeTheorem::lost_number(play_)),
          .remoteness = remoteness,
          .suspense = remoteness,
          .heap = false,
          .tame = true,
          .fickle = number < 2,
          .reversible = false,
          .grows = size >= theorem_.grows_from(),
          .loopy = false,
          .loop_set = nullptr};
}

std::uint64_t TheoremPile::options_at_least(State size) const {
  const NumberRange& taken = theorem_.range;
  return size < taken.least ? 0 : std::min(size, taken.most) - taken.least + 1;
}

// Within a row only the number may change, by 1 every `alike` sizes. So a row ends with the round,
// and with the number of its first size if that is 0 or 1 (lost or fickle) or began before the row.
void TheoremPile::for_each_option(State size, const VisitOptions& visit) const {
  const auto in_rows = [&](const NumberRange& taken) {
    if (taken.least > size) return;
    State last = size - taken.least;
    const State lowest = size - std::min(taken.most, size);
    const std::uint64_t alike = theorem_.alike();
    const bool one_by_one = theorem_.set == TakeTheorem::Set::Thirds;
    for (State first = lowest;;) {
      const std::uint64_t rest = first % theorem_.period();
      const std::uint64_t left_of_number = alike - rest % alike;
      const std::uint64_t left_of_round = theorem_.period() - rest;
      const bool alone = one_by_one || rest < 2 * alike || left_of_number < alike;
      const std::uint64_t most = one_by_one ? 1
                                 : alone    ? std::min(left_of_number, left_of_round)
                                            : left_of_round;
      const State end = std::min(last, first + most - 1);
      visit({first, end, facts(first), alone ? end - first + 1 : alike});
      if (end == last) return;
      first = end + 1;
    }
  };
  in_rows(theorem_.range);
  for (const NumberRange& taken : theorem_.further) in_rows(taken);
}

}  // namespace grundy
