#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "sums/search/disjunctive_search.hpp"
#include "sums/sum.hpp"

namespace grundy {
namespace {

// Limit of positions where Grundy numbers decide and a search only adds the remoteness.
constexpr std::uint64_t kToldPositions = 5'000;

// Where a quotient tells who wins, no more is searched for the remoteness: it would take seconds.
constexpr std::uint64_t kBesideQuotient = 50'000;

// The last search is kept: later positions of a game are among those that its first one reaches.
std::shared_ptr<const HeapSearch> kept_search;

bool is_kept(const HeapQuestion& question) {
  return kept_search != nullptr && kept_search->knows(question);
}

HeapQuestion question_of(const TakeAndBreak& game, const Rules& rules, std::uint64_t limit) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : game.components) {
    if (!heaps.empty()) largest = std::max(largest, heaps[0]);
  }
  return {game, wanted_for(rules.sum, rules.play, game.components.size()),
          std::min(largest, kLargestInStrip) + 1, limit};
}

ComponentSum sum_of(const HeapQuestion& question) {
  if (!is_kept(question)) {
    kept_search.reset();
    kept_search = std::make_shared<const HeapSearch>(question);
  }
  ComponentSum sum;
  auto kind = std::make_unique<HeapKind>(question, kept_search);
  for (const Heaps& heaps : question.game.components)
    sum.parts.push_back({0, kind->state_of(heaps)});
  sum.kinds.push_back(std::move(kind));
  return sum;
}

// Whether the sum is decided although some parts could not be searched: by the number of its only part, or by a quotient.
bool told_without_more(const ComponentSum& sum, const Rules& rules) {
  const std::vector<Facts> facts = all_facts(sum);
  if (facts.size() == 1 && facts[0].decided()) return true;
  return addends_may_decide(sum, facts, rules.sum, rules.play) &&
         DisjunctiveSearch(sum, rules.play, {.positions = 0}).won(sum.states()).has_value();
}

}  // namespace

ComponentSum component_sum(const TakeAndBreak& game, const Rules& rules) {
  if (!needs_search(rules.sum, rules.play, game.components.size()))
    return sum_of(question_of(game, rules, kToldPositions));
  const HeapQuestion whole = question_of(game, rules, kSearchLimit);
  if (!is_kept(whole)) {
    ComponentSum sum = sum_of(question_of(game, rules, kBesideQuotient));
    if (!kept_search->beyond() || told_without_more(sum, rules)) return sum;
  }
  return sum_of(whole);
}

}  // namespace grundy
