#include "sums/ruling.hpp"

#include <algorithm>
#include <bit>

#include "sums/loop_ruling.hpp"

namespace grundy {
namespace {

bool all_heaps(std::span<const Facts> facts) {
  return std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.heap; });
}

std::optional<Law> law_for_disjunctive(std::span<const Facts> facts, std::size_t live, Play play) {
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

std::optional<Law> law_for_not_all(std::span<const Facts> facts, std::size_t live, Play play) {
  if (live == 0) return Law::Ended;
  if (facts.size() == 1) return Law::Single;
  if (play == Play::Normal) return Law::AllEqual;
  if (live < facts.size()) return law_for_selective(live, play);
  if (facts.size() == 2) return law_for_disjunctive(facts, live, play);
  return all_heaps(facts) ? std::optional(Law::MisereDigitSums) : std::nullopt;
}

std::optional<Law> law_for_up_to(std::span<const Facts> facts, std::size_t live, std::size_t most,
                                 Play play) {
  if (live <= most) return law_for_selective(live, play);
  if (play == Play::Misere) {
    return all_heaps(facts) ? std::optional(Law::MisereDigitSums) : std::nullopt;
  }
  const bool grows =
      std::any_of(facts.begin(), facts.end(), [](const Facts& f) { return f.grows; });
  return live == most + 1 || !grows ? std::optional(Law::DigitSums) : std::nullopt;
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

bool least_remoteness_is_lost(std::span<const Facts> facts, Play play) {
  return (least_remoteness(facts) % 2 == 0) == (play == Play::Normal);
}

bool greatest_suspense_is_lost(std::span<const Facts> facts, Play play) {
  std::int32_t greatest = 0;
  for (const Facts& f : facts) greatest = std::max(greatest, f.suspense);
  return (greatest % 2 == 0) == (play == Play::Normal);
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

bool is_lost(Law law, std::span<const Facts> facts, const Sum& sum, Play play) {
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

bool all_known(std::span<const Facts> facts, std::int32_t Facts::*number) {
  return std::all_of(facts.begin(), facts.end(),
                     [number](const Facts& f) { return f.*number != kUnknownRemoteness; });
}

std::int32_t least_remoteness(std::span<const Facts> facts) {
  std::int32_t least = INT32_MAX;
  for (const Facts& f : facts) {
    if (f.outcome != Outcome::Draw) least = std::min(least, f.remoteness);
  }
  return facts.empty() ? 0 : least;
}

std::optional<Law> law_for(std::span<const Facts> facts, const Sum& sum, Play play) {
  if (any_loopy(facts)) return law_for_loops(facts, sum, play);
  const std::size_t live = count_live(facts);
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

Outcome outcome_by(Law law, std::span<const Facts> facts, const Sum& sum, Play play) {
  switch (law) {
    case Law::Alone: return facts[first_live(facts)].outcome;
    case Law::LoopSum: return is_inside(facts) ? Outcome::Win : Outcome::Draw;
    case Law::LoopsDraw:
    case Law::Endless: return Outcome::Draw;
    default: return outcome_of(!is_lost(law, facts, sum, play));
  }
}

Theorem theorem_of(Law law, std::span<const Facts> facts, const Sum& sum, Play play) {
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
    case Law::Alone: return Theorem::MisereNim;
    case Law::Ended:
    case Law::Single:
    case Law::AllEqual: break;
  }
  return sum.compound == Compound::NotAll ? Theorem::NotAll : Theorem::MisereSelective;
}

DecidingNumber deciding_number(const Sum& rule, std::optional<Law> law, bool loopy) {
  if (rule.compound == Compound::Conjunctive) return DecidingNumber::Remoteness;
  if (rule.compound == Compound::Continued) {
    // Whoever is to delay the end of a loop need not let it come.
    return loopy ? DecidingNumber::Outcome : DecidingNumber::Suspense;
  }
  if (law == Law::Endless) return DecidingNumber::Outcome;
  if (!law || *law == Law::Alone || *law == Law::Single) return DecidingNumber::Outcome;
  return DecidingNumber::Grundy;
}

std::string_view to_text(DecidingNumber number) {
  switch (number) {
    case DecidingNumber::Grundy: return "grundy";
    case DecidingNumber::Remoteness: return "remoteness";
    case DecidingNumber::Suspense: return "suspense";
    case DecidingNumber::Outcome: return "outcome";
  }
  return "";
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
