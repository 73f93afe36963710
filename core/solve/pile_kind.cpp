#include "solve/pile_kind.hpp"

namespace grundy {

PileKind::PileKind(const Piles& rules, std::uint64_t largest, const Wanted& wanted)
    : PileKind(rules, largest, solve_piles(rules, largest, wanted)) {}

// Where the largest pile is not decided, its options are not asked for.
PileKind::PileKind(const Piles& rules, std::uint64_t largest, PileTable solved)
    : period_(solved.period),
      options_(rules, std::min<std::uint64_t>(largest, solved.solved.positions() - 1)),
      table_(std::move(solved.solved), {}, {}) {}

Facts PileKind::facts(State size) const {
  if (size < table_.states()) return table_.facts(size);
  Facts facts;
  if (period_) {
    facts = table_.facts(period_->folded(size));
  } else {
    facts.outcome = Outcome::Undecided;
  }
  facts.remoteness = kUnknownRemoteness;
  facts.suspense = kUnknownRemoteness;
  return facts;
}

void PileKind::for_each_option(State size, const VisitOptions& visit) const {
  options_.for_each(size, [&](State option) { visit({option, option, facts(option)}); });
}

}  // namespace grundy
