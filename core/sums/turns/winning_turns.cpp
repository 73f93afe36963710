#include "sums/turns/winning_turns.hpp"

namespace grundy {

namespace {

std::optional<BigCount> turns_by_law(const WonSum& won, Law law, TurnPage& page) {
  switch (law) {
    case Law::NimSum:
    case Law::MisereNimSum:
    case Law::LoopSum:
    case Law::Alone: return single_turns(won, law, page);
    case Law::LoopsDraw:
    case Law::Endless:
    case Law::Ended:
    case Law::Single: return BigCount(0);
    case Law::AllZero:
      return won.play == Play::Normal ? zero_turns(won, page) : misere_selective_turns(won, page);
    case Law::AllEqual: return equal_turns(won, page);
    case Law::LeastRemoteness:
    case Law::GreatestSuspense: return extreme_turns(won, law, page);
    case Law::DigitSums:
    case Law::MisereDigitSums: return digit_turns(won, law, page);
  }
  return BigCount(0);
}

// A turn that makes the nim-sum 0 gives one part the nim-sum of the others.
std::optional<BigCount> count_unlisted(const WonSum& won) {
  Nimber total = 0;
  for (const Facts& facts : won.facts) total ^= facts.grundy;
  BigCount count = 0;
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    const Nimber wanted = total ^ won.facts[i].grundy;
    if (won.sum.lists_options(i)) {
      count +=
          Choices{.stay = false, .moves = pick_options(won.sum, i, with_grundy(wanted))}.count();
      continue;
    }
    const ComponentSum::Part& part = won.sum.parts[i];
    const auto unlisted = won.sum.kinds[part.kind]->count_options(part.state, wanted);
    if (!unlisted) return std::nullopt;
    count += *unlisted;
  }
  return count;
}

}  // namespace

std::optional<BigCount> winning_turns(const WonSum& won, Law law, TurnPage& page) {
  auto count = turns_by_law(won, law, page);
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    if (won.sum.lists_options(i)) continue;
    return law == Law::NimSum ? count_unlisted(won) : std::nullopt;
  }
  return count;
}

}  // namespace grundy
