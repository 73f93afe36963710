#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "families/take-and-break/family.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "sums/sum.hpp"

namespace grundy {
namespace {

// Limit of positions where Grundy numbers decide and a search only adds the remoteness.
constexpr std::uint64_t kToldPositions = 5'000;

// Keeps the last search: later positions of a game are among those that its first one reaches.
std::shared_ptr<const HeapSearch> search_for(const HeapQuestion& question) {
  static std::shared_ptr<const HeapSearch> last;
  if (last == nullptr || !last->knows(question)) {
    last.reset();
    last = std::make_shared<const HeapSearch>(question);
  }
  return last;
}

}  // namespace

ComponentSum component_sum(const TakeAndBreak& game, const Rules& rules) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : game.components) {
    if (!heaps.empty()) largest = std::max(largest, heaps[0]);
  }
  ComponentSum sum;
  const HeapQuestion question{
      game, wanted_for(rules.sum, rules.play, game.components.size()),
      std::min(largest, kLargestInStrip) + 1,
      needs_search(rules.sum, rules.play, game.components.size()) ? kSearchLimit : kToldPositions};
  auto kind = std::make_unique<HeapKind>(question, search_for(question));
  for (const Heaps& heaps : game.components) sum.parts.push_back({0, kind->state_of(heaps)});
  sum.kinds.push_back(std::move(kind));
  return sum;
}

}  // namespace grundy
