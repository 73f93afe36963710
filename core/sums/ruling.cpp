#include "sums/ruling.hpp"

#include <algorithm>
#include <bit>

#include "sums/loop_ruling.hpp"

namespace grundy {
namespace {

bool all_heaps(std::span<const Facts> facts) {
  return std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.heap; });
}

std::optional<Theorem> theorem_for_disjunctive(std::span<const Facts> facts, std::size_t live,
                                               Play play) {
  if (play == Play::Normal) return Theorem::SpragueGrundy;
  if (live == 0) return Theorem::Ended;
  if (all_heaps(facts)) return Theorem::MisereNim;
  if (live == 1) return Theorem::Alone;
  const bool tame = std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.tame; });
  return tame ? std::optional(Theorem::Tame) : std::nullopt;
}

Theorem theorem_for_selective(std::size_t live, Play play) {
  if (play == Play::Normal) return Theorem::Selective;
  if (live == 0) return Theorem::Ended;
  return live == 1 ? Theorem::Alone : Theorem::MisereSelective;
}

std::optional<Theorem> theorem_for_not_all(std::span<const Facts> facts, std::size_t live,
                                           Play play) {
  if (live == 0) return Theorem::Ended;
  if (facts.size() == 1) return Theorem::Single;
  if (play == Play::Normal) return Theorem::NotAll;
  if (live < facts.size()) return theorem_for_selective(live, play);
  if (facts.size() == 2) return theorem_for_disjunctive(facts, live, play);
  return all_heaps(facts) ? std::optional(Theorem::MisereMoore) : std::nullopt;
}

std::optional<Theorem> theorem_for_up_to(std::span<const Facts> facts, std::size_t live,
                                         std::size_t most, Play play) {
  if (live <= most) return theorem_for_selective(live, play);
  if (play == Play::Misere) {
    return all_heaps(facts) ? std::optional(Theorem::MisereMoore) : std::nullopt;
  }
  const bool grows =
      std::any_of(facts.begin(), facts.end(), [](const Facts& f) { return f.grows; });
  return live == most + 1 || !grows ? std::optional(Theorem::Moore) : std::nullopt;
}

// Moore's base: one more than the most components a turn may move.
std::uint64_t base_of(std::span<const Facts> facts, const Sum& sum) {
  return sum.compound == Compound::NotAll ? facts.size() : std::uint64_t{sum.most} + 1;
}

bool digits_vanish(std::span<const Facts> facts, std::uint64_t base) {
  for (int bit = 0; bit < column_count(facts); ++bit) {
    if (ones_in_column(facts, bit) % base != 0) return false;
  }
  return true;
}

bool is_lost_after(std::int32_t moves, Play play) {
  return (moves % 2 == 0) == (play == Play::Normal);
}

bool misere_digits_are_lost(std::span<const Facts> facts, std::uint64_t base) {
  if (column_count(facts) > 1) return digits_vanish(facts, base);
  return ones_in_column(facts, 0) % base == 1;
}

NimTotals totals_of(std::span<const Facts> facts) {
  NimTotals totals;
  for (const Facts& f : facts) totals.add(f.grundy, !f.fickle);
  return totals;
}

bool is_lost(Theorem theorem, std::span<const Facts> facts, const Sum& sum, Play play) {
  const auto zero = [](const Facts& f) { return f.grundy == 0; };
  switch (theorem) {
    case Theorem::SpragueGrundy:
    case Theorem::Smith: return totals_of(facts).nim_sum == 0;
    case Theorem::MisereNim:
    case Theorem::Tame: return grundy::is_lost(totals_of(facts), play);
    case Theorem::Selective:
    case Theorem::MisereSelective: return std::all_of(facts.begin(), facts.end(), zero);
    case Theorem::NotAll:
      return std::all_of(facts.begin(), facts.end(),
                         [&](const Facts& f) { return f.grundy == facts[0].grundy; });
    case Theorem::Conjunctive: return is_lost_after(least_remoteness(facts), play);
    case Theorem::Continued: return is_lost_after(greatest_suspense(facts), play);
    case Theorem::Moore: return digits_vanish(facts, base_of(facts, sum));
    case Theorem::MisereMoore: return misere_digits_are_lost(facts, base_of(facts, sum));
    default: return play == Play::Normal;
  }
}

}  // namespace

bool all_known(std::span<const Facts> facts, std::int32_t Facts::*number) {
  return std::all_of(facts.begin(), facts.end(),
                     [number](const Facts& f) { return f.*number != kUnknownRemoteness; });
}

std::int32_t least_remoteness(std::span<const Facts> facts) {
  std::int32_t least = INT32_MAX;
  for (const Facts& f : facts) {
    if (f.remoteness != kUnknownRemoteness) least = std::min(least, f.remoteness);
  }
  return facts.empty() ? 0 : least;
}

std::int32_t greatest_suspense(std::span<const Facts> facts) {
  std::int32_t greatest = 0;
  for (const Facts& f : facts) greatest = std::max(greatest, f.suspense);
  return greatest;
}

std::optional<Theorem> theorem_for(std::span<const Facts> facts, const Sum& sum, Play play) {
  if (any_loopy(facts)) return theorem_for_loops(facts, sum, play);
  const std::size_t live = count_live(facts);
  switch (sum.compound) {
    case Compound::Disjunctive: return theorem_for_disjunctive(facts, live, play);
    case Compound::Selective: return theorem_for_selective(live, play);
    case Compound::NotAll: return theorem_for_not_all(facts, live, play);
    case Compound::Conjunctive:
      if (all_known(facts, &Facts::remoteness)) return Theorem::Conjunctive;
      return facts.size() == 1 ? std::optional(Theorem::Alone) : std::nullopt;
    case Compound::Continued:
      if (all_known(facts, &Facts::suspense)) return Theorem::Continued;
      return live == 1 ? std::optional(Theorem::Alone) : std::nullopt;
    case Compound::UpTo: return theorem_for_up_to(facts, live, sum.most, play);
  }
  return std::nullopt;
}

std::optional<Theorem> theorem_without_turn(std::span<const Facts> facts, const Sum& sum) {
  const std::size_t live = count_live(facts);
  const TurnSize size = turn_size(sum, facts.size(), live);
  if (size.least <= size.most) return std::nullopt;
  if (live == 0) return Theorem::Ended;
  return can_never_move(sum, facts.size()) ? Theorem::Single : Theorem::Conjunctive;
}

Outcome outcome_by(Theorem theorem, std::span<const Facts> facts, const Sum& sum, Play play) {
  switch (theorem) {
    case Theorem::Alone: return facts[first_live(facts)].outcome;
    case Theorem::SmithOne: return is_inside(facts) ? Outcome::Win : Outcome::Draw;
    case Theorem::SmithSeveral:
    case Theorem::Endless: return Outcome::Draw;
    default: return outcome_of(!is_lost(theorem, facts, sum, play));
  }
}

DecidingNumber deciding_number(const Sum& rule, std::optional<Theorem> theorem, bool loopy) {
  if (rule.compound == Compound::Conjunctive) return DecidingNumber::Remoteness;
  if (rule.compound == Compound::Continued) {
    // In a loop the player who wants to delay the end can do so for ever: suspense decides nothing.
    return loopy ? DecidingNumber::Outcome : DecidingNumber::Suspense;
  }
  return theorem ? row_of(*theorem).number : DecidingNumber::Outcome;
}

std::uint64_t ones_in_column(std::span<const Facts> facts, int bit) {
  return static_cast<std::uint64_t>(std::count_if(
      facts.begin(), facts.end(), [bit](const Facts& f) { return (f.grundy >> bit & 1) != 0; }));
}

int column_count(std::span<const Facts> facts) {
  Nimber all = 0;
  for (const Facts& f : facts) all |= f.grundy;
  return static_cast<int>(std::bit_width(all));
}

}  // namespace grundy
