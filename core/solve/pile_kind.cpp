#include "solve/pile_kind.hpp"

#include <algorithm>

namespace grundy {

PileKind::PileKind(const Piles& rules, const Wanted& wanted)
    : PileKind(rules, solve_piles(rules, wanted)) {}

// Where a pile is not decided, its options are not asked for.
PileKind::PileKind(const Piles& rules, PileTable solved)
    : period_(solved.period),
      far_(std::move(solved.far)),
      options_(rules, far_.empty() ? solved.solved.positions() - 1 : far_.back()),
      table_(std::move(solved.solved), {}, {}),
      far_table_(std::move(solved.far_solved), {}, {}) {}

Facts PileKind::facts(State size) const {
  if (size < table_.states()) return table_.facts(size);
  const auto far = std::lower_bound(far_.begin(), far_.end(), size);
  if (far != far_.end() && *far == size) {
    return far_table_.facts(static_cast<State>(far - far_.begin()));
  }
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

std::uint64_t PileKind::solved_positions() const {
  return far_.empty() ? table_.states() : far_.size();
}

}  // namespace grundy
