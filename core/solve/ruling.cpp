#include "solve/ruling.hpp"

#include <algorithm>
#include <bit>

#include "solve/loop_ruling.hpp"

namespace grundy {
namespace {

bool all_heaps(const std::vector<Facts>& facts) {
  return std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.heap; });
}

std::optional<Law> law_for_disjunctive(const std::vector<Facts>& facts, std::size_t live,
                                       Play play) {
  if (play == Play::Normal) return Law::NimSum;
  if (live == 0) return Law::Ended;
  if (all_heaps(facts)) return Law::MisereNimSum;
  if (live == 1) return Law::Alone;
  const bool tame = std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.tame; });
  return tame ? std::optional(Law::MisereNimSum) : std::nullopt;
}

Law law_for_selective(std::size_t live, Play play) {
  if (play == Play::Normal) return Law::AllZero;
  if (live == 0) return Law::Ended;
  return live == 1 ? Law::Alone : Law::AllZero;
}

std::optional<Law> law_for_not_all(const std::vector<Facts>& facts, std::size_t live, Play play) {
  if (live == 0) return Law::Ended;
  if (facts.size() == 1) return Law::Single;
  if (play == Play::Normal) return Law::AllEqual;
  if (live < facts.size()) return law_for_selective(live, play);
  if (facts.size() == 2) return law_for_disjunctive(facts, live, play);
  return all_heaps(facts) ? std::optional(Law::MisereDigitSums) : std::nullopt;
}

std::optional<Law> law_for_up_to(const std::vector<Facts>& facts, std::size_t live,
                                 std::size_t most, Play play) {
  if (live <= most) return law_for_selective(live, play);
  if (play == Play::Misere) {
    return all_heaps(facts) ? std::optional(Law::MisereDigitSums) : std::nullopt;
  }
  const bool grows =
      std::any_of(facts.begin(), facts.end(), [](const Facts& f) { return f.grows; });
  return live == most + 1 || !grows ? std::optional(Law::DigitSums) : std::nullopt;
}

// Moore's base: one more than the most components a turn may move.
std::uint64_t base_of(const std::vector<Facts>& facts, const Sum& sum) {
  return sum.compound == Compound::NotAll ? facts.size() : std::uint64_t{sum.most} + 1;
}

bool digits_vanish(const std::vector<Facts>& facts, std::uint64_t base) {
  for (int bit = 0; bit < column_count(facts); ++bit) {
    if (ones_in_column(facts, bit) % base != 0) return false;
  }
  return true;
}

bool least_remoteness_is_lost(const std::vector<Facts>& facts, Play play) {
  return (least_remoteness(facts) % 2 == 0) == (play == Play::Normal);
}

bool greatest_suspense_is_lost(const std::vector<Facts>& facts, Play play) {
  std::int32_t greatest = 0;
  for (const Facts& f : facts) greatest = std::max(greatest, f.suspense);
  return (greatest % 2 == 0) == (play == Play::Normal);
}

bool misere_digits_are_lost(const std::vector<Facts>& facts, std::uint64_t base) {
  if (column_count(facts) > 1) return digits_vanish(facts, base);
  return ones_in_column(facts, 0) % base == 1;
}

NimTotals totals_of(const std::vector<Facts>& facts) {
  NimTotals totals;
  for (const Facts& f : facts) totals.add(f.grundy, !f.fickle);
  return totals;
}

bool is_lost(Law law, const std::vector<Facts>& facts, const Sum& sum, Play play) {
  const auto zero = [](const Facts& f) { return f.grundy == 0; };
  switch (law) {
    case Law::NimSum: return totals_of(facts).nim_sum == 0;
    case Law::MisereNimSum: return grundy::is_lost(totals_of(facts), play);
    case Law::AllZero: return std::all_of(facts.begin(), facts.end(), zero);
    case Law::AllEqual:
      return std::all_of(facts.begin(), facts.end(),
                         [&](const Facts& f) { return f.grundy == facts[0].grundy; });
    case Law::LeastRemoteness: return least_remoteness_is_lost(facts, play);
    case Law::GreatestSuspense: return greatest_suspense_is_lost(facts, play);
    case Law::DigitSums: return digits_vanish(facts, base_of(facts, sum));
    case Law::MisereDigitSums: return misere_digits_are_lost(facts, base_of(facts, sum));
    case Law::Ended:
    case Law::Single:
    case Law::Alone:
    case Law::LoopSum:
    case Law::LoopsDraw:
    case Law::Endless: break;
  }
  return play == Play::Normal;
}

}  // namespace

bool all_known(const std::vector<Facts>& facts, std::int32_t Facts::*number) {
  return std::all_of(facts.begin(), facts.end(),
                     [number](const Facts& f) { return f.*number != kUnknownRemoteness; });
}

std::int32_t least_remoteness(const std::vector<Facts>& facts) {
  std::int32_t least = INT32_MAX;
  for (const Facts& f : facts) {
    if (f.outcome != Outcome::Draw) least = std::min(least, f.remoteness);
  }
  return facts.empty() ? 0 : least;
}

std::optional<Law> law_for(const std::vector<Facts>& facts, const Sum& sum, Play play) {
  if (any_loopy(facts)) return law_for_loops(facts, sum, play);
  const auto live = static_cast<std::size_t>(
      std::count_if(facts.begin(), facts.end(), [](const Facts& f) { return f.live(); }));
  switch (sum.compound) {
    case Compound::Disjunctive: return law_for_disjunctive(facts, live, play);
    case Compound::Selective: return law_for_selective(live, play);
    case Compound::NotAll: return law_for_not_all(facts, live, play);
    case Compound::Conjunctive:
      if (all_known(facts, &Facts::remoteness)) return Law::LeastRemoteness;
      return facts.size() == 1 ? std::optional(Law::Alone) : std::nullopt;
    case Compound::Continued:
      if (all_known(facts, &Facts::suspense)) return Law::GreatestSuspense;
      return live == 1 ? std::optional(Law::Alone) : std::nullopt;
    case Compound::UpTo: return law_for_up_to(facts, live, sum.most, play);
  }
  return std::nullopt;
}

Outcome outcome_by(Law law, const std::vector<Facts>& facts, const Sum& sum, Play play) {
  switch (law) {
    case Law::Alone: return facts[live_parts(facts)[0]].outcome;
    case Law::LoopSum: return is_inside(facts) ? Outcome::Win : Outcome::Draw;
    case Law::LoopsDraw:
    case Law::Endless: return Outcome::Draw;
    default: return outcome_of(!is_lost(law, facts, sum, play));
  }
}

Theorem theorem_of(Law law, const std::vector<Facts>& facts, const Sum& sum, Play play) {
  const bool normal = play == Play::Normal;
  switch (law) {
    case Law::NimSum: return any_loopy(facts) ? Theorem::Smith : Theorem::SpragueGrundy;
    case Law::MisereNimSum: return all_heaps(facts) ? Theorem::MisereNim : Theorem::Tame;
    case Law::AllZero: return normal ? Theorem::Selective : Theorem::MisereSelective;
    case Law::LeastRemoteness: return Theorem::Conjunctive;
    case Law::GreatestSuspense: return Theorem::Continued;
    case Law::DigitSums: return Theorem::Moore;
    case Law::MisereDigitSums: return Theorem::MisereMoore;
    case Law::LoopSum:
    case Law::LoopsDraw:
    case Law::Endless: return Theorem::Smith;
    case Law::Ended:
    case Law::Alone:
    case Law::Single:
    case Law::AllEqual: break;
  }
  return sum.compound == Compound::NotAll ? Theorem::NotAll : Theorem::MisereSelective;
}

std::uint64_t ones_in_column(const std::vector<Facts>& facts, int bit) {
  return static_cast<std::uint64_t>(std::count_if(
      facts.begin(), facts.end(), [bit](const Facts& f) { return (f.grundy >> bit & 1) != 0; }));
}

int column_count(const std::vector<Facts>& facts) {
  Nimber all = 0;
  for (const Facts& f : facts) all |= f.grundy;
  return static_cast<int>(std::bit_width(all));
}

}  // namespace grundy
