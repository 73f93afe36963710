#include "families/subtraction/pile_kind.hpp"

#include <algorithm>

namespace grundy {

PileKind::PileKind(const Piles& rules, const Wanted& wanted)
    : PileKind(rules, solve_piles(rules, wanted)) {}

// The options need not cover undecided piles: nobody asks for theirs.
PileKind::PileKind(const Piles& rules, PileTable solved)
    : take_(rules.take),
      period_(solved.period),
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
  if (period_ && period_->saltus > 0) {
    facts.grundy = table_.facts(period_->folded(size)).grundy + period_->raised(size);
    facts.outcome = outcome_of(facts.grundy != 0);
    facts.tame = false;
    facts.grows = true;
  } else if (period_) {
    facts = table_.facts(period_->folded(size));
  } else {
    facts.outcome = Outcome::Undecided;
  }
  facts.remoteness = kUnknownRemoteness;
  facts.suspense = kUnknownRemoteness;
  return facts;
}

bool PileKind::lists_options(State size) const {
  return size < table_.states() || !period_ || period_->saltus == 0;
}

void PileKind::for_each_option(State size, const VisitOptions& visit) const {
  if (lists_options(size)) {
    options_.for_each(size, [&](State option) { visit({option, option, facts(option)}); });
    return;
  }
  for (State option = 0; option < table_.states(); ++option) {
    if (may_take(take_, size - option, size)) visit({option, option, facts(option)});
  }
}

// For each place of the preperiod and the first period, at most one of the sizes that repeat it has
// the Grundy number asked for.
template <class Visit>
void PileKind::for_each_grown(State size, Nimber grundy, Visit visit) const {
  for (State place = 0; place < period_->preperiod + period_->period; ++place) {
    const Nimber least = table_.facts(place).grundy;
    if (grundy < least) continue;
    const std::uint64_t more = grundy - least;
    if (place < period_->preperiod ? more > 0 : more % period_->saltus != 0) continue;
    const State option = place + more / period_->saltus * period_->period;
    if (option < size && may_take(take_, size - option, size)) visit(option);
  }
}

std::optional<BigCount> PileKind::count_options(State size, Nimber grundy) const {
  if (!period_ || period_->saltus == 0) return std::nullopt;
  std::uint64_t count = 0;
  for_each_grown(size, grundy, [&](State) { ++count; });
  return BigCount(count);
}

void PileKind::for_each_unlisted(State size, Nimber grundy, const VisitOptionState& visit) const {
  if (lists_options(size)) return;
  for_each_grown(size, grundy, [&](State option) {
    if (option >= table_.states()) visit(option);
  });
}

std::uint64_t PileKind::solved_positions() const {
  return far_.empty() ? table_.states() : far_.size();
}

}  // namespace grundy
