#include "sums/turns/winning_turns.hpp"

#include "sums/loop_ruling.hpp"

namespace grundy {

namespace {

// Whether one component is live, and may go in circles. single_turns then lists first what brings its
// end nearer.
bool may_circle_alone(const RuledSum& won) {
  return any_loopy(won.facts) && count_live(won.facts) == 1;
}

std::optional<BigCount> turns_by_theorem(const RuledSum& won, Theorem theorem, TurnPage& page) {
  switch (theorem) {
    case Theorem::SpragueGrundy:
    case Theorem::Smith:
    case Theorem::MisereNim:
    case Theorem::Tame:
    case Theorem::SmithOne:
    case Theorem::Alone: return single_turns(won, theorem, page);
    case Theorem::Selective:
      return may_circle_alone(won) ? single_turns(won, Theorem::Alone, page)
                                   : zero_turns(won, page);
    case Theorem::MisereSelective: return misere_selective_turns(won, page);
    case Theorem::NotAll: return equal_turns(won, page);
    case Theorem::Conjunctive:
    case Theorem::Continued: return extreme_turns(won, theorem, page);
    case Theorem::Moore:
    case Theorem::MisereMoore: return digit_turns(won, theorem, page);
    default: return BigCount(0);
  }
}

// A turn that makes the nim-sum 0 gives one part the nim-sum of the others.
std::optional<BigCount> count_unlisted(const RuledSum& won) {
  Nimber total = 0;
  for (const Facts& facts : won.facts) total ^= facts.grundy;
  BigCount count = 0;
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    const Nimber wanted = total ^ won.facts[i].grundy;
    const ComponentSum::Part& part = won.sum.parts[i];
    const auto told = won.sum.kinds[part.kind]->count_options(part.state, wanted);
    if (!told && !won.sum.lists_options(i)) return std::nullopt;
    count += told ? *told : BigCount(Choices{.moves = pick_options(won.sum, i, wanted)}.count());
  }
  return count;
}

}  // namespace

bool lists_all_options(const ComponentSum& sum) {
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    if (!sum.lists_options(i)) return false;
  }
  return true;
}

std::vector<Choices> ways_to(const RuledSum& won, const std::vector<Nimber>& after) {
  std::vector<Choices> choices;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool stays = won.facts[i].grundy == after[i];
    choices.push_back(
        {stays, stays ? std::vector<StateRange>{} : pick_options(won.sum, i, after[i])});
    if (choices.back().count() == 0) return {};
  }
  return choices;
}

std::optional<BigCount> winning_turns(const RuledSum& won, Theorem theorem, TurnPage& page) {
  auto count = turns_by_theorem(won, theorem, page);
  if (lists_all_options(won.sum)) return count;
  const bool counted = theorem == Theorem::SpragueGrundy || theorem == Theorem::Smith;
  return counted ? count_unlisted(won) : std::nullopt;
}

}  // namespace grundy
