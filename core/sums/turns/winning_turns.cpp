#include "sums/turns/winning_turns.hpp"

namespace grundy {

namespace {

std::optional<BigCount> turns_by_theorem(const RuledSum& won, Theorem theorem, TurnPage& page) {
  switch (theorem) {
    case Theorem::SpragueGrundy:
    case Theorem::Smith:
    case Theorem::MisereNim:
    case Theorem::Tame:
    case Theorem::SmithOne:
    case Theorem::Alone: return single_turns(won, theorem, page);
    case Theorem::Selective: return zero_turns(won, page);
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

std::vector<Choices> ways_to(const RuledSum& won, const std::vector<Nimber>& after) {
  std::vector<Choices> choices;
  for (std::size_t i = 0; i < after.size(); ++i) {
    const bool stays = won.facts[i].grundy == after[i];
    choices.push_back({stays, stays ? std::vector<StateRange>{}
                                    : pick_options(won.sum, i, with_grundy(after[i]))});
    if (choices.back().count() == 0) return {};
  }
  return choices;
}

std::optional<BigCount> winning_turns(const RuledSum& won, Theorem theorem, TurnPage& page) {
  auto count = turns_by_theorem(won, theorem, page);
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    if (won.sum.lists_options(i)) continue;
    const bool counted = theorem == Theorem::SpragueGrundy || theorem == Theorem::Smith;
    return counted ? count_unlisted(won) : std::nullopt;
  }
  return count;
}

}  // namespace grundy
