#include "families/take-and-break/heaps/heap_search.hpp"

#include <algorithm>
#include <numeric>

#include "families/take-and-break/heaps/heap_numbers.hpp"
#include "theory/general.hpp"
#include "theory/ranked.hpp"

namespace grundy {
namespace {

// The most positions searched for show if some component was too large.
constexpr std::uint64_t kMaxShown = 5'000;
// How many heaps of an option are written and looked up in one step.
constexpr std::size_t kHeapsInStep = 8;

// The most coins of one component. Heaps are capped, so that the sum does not overflow.
std::uint64_t most_coins(const TakeAndBreak& game) {
  constexpr std::uint64_t kVeryLarge = std::uint64_t{1} << 32;
  std::uint64_t most = 0;
  for (const Heaps& heaps : game.components) {
    std::uint64_t coins = 0;
    for (const std::uint64_t heap : heaps) coins += std::min(heap, kVeryLarge);
    most = std::max(most, coins);
  }
  return most;
}

}  // namespace

std::int64_t rank_of(const Heaps& heaps) {
  const auto coins = std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
  return static_cast<std::int64_t>(2 * coins) - static_cast<std::int64_t>(heaps.size());
}

HeapSearch::HeapSearch(const HeapQuestion& question, std::size_t kept)
    : rule_(question.game.rule),
      wanted_(question.wanted),
      limit_(question.limit),
      movable_(rule_),
      positions_([this](std::uint64_t heap) { return movable_.has(heap); },
                 most_coins(question.game), limit_),
      kept_(kept),
      work_(kMaxSteps),
      shown_work_(kMaxShownSteps),
      starts_(starts_of(question.game)) {
  for (const Heaps& start : starts_) {
    const std::uint32_t before = positions_.size();
    beyond_ = beyond_ || !reach(start, limit_, work_);
    if (!beyond_) reached_.emplace(start, positions_.size() - before);
  }
  const std::uint64_t limit = positions_.size() + (beyond_ ? std::min(limit_, kMaxShown) : limit_);
  for (std::uint64_t heap = 1; heap < question.shown; ++heap) {
    if (!reach(living({heap}), limit, shown_work_)) break;
  }
  solve();
}

// Small components first, so that a large one does not use up their limit.
std::vector<Heaps> HeapSearch::starts_of(const TakeAndBreak& game) const {
  Ranked ranked;
  for (std::uint32_t i = 0; i < game.components.size(); ++i) {
    const Heaps& heaps = game.components[i];
    if (movable_.any_of(heaps)) ranked.push_back({rank_of(living(heaps)), i});
  }
  sort_by_rank(ranked);
  std::vector<Heaps> starts;
  for (const auto& [rank, i] : ranked) starts.push_back(living(game.components[i]));
  return starts;
}

// A heap without moves adds no option to a sum, so it can be left out.
Heaps HeapSearch::living(const Heaps& heaps) const {
  Heaps living;
  const auto lives = [&](std::uint64_t heap) { return movable_.has(heap); };
  std::copy_if(heaps.begin(), heaps.end(), std::back_inserter(living), lives);
  return living;
}

// Adds all positions that `start` reaches. False if this makes more than `limit` positions in all
// or too much work; then none of the new ones is kept.
bool HeapSearch::reach(const Heaps& start, std::uint64_t limit, Work& work) {
  const std::uint32_t before = positions_.size();
  const auto beyond = [&] {
    positions_.shrink(before);
    kept_.shrink(before);
    return false;
  };
  Heaps heaps = start;
  // Ending the heaps one after another already reaches one more position for each heap.
  if (heaps.size() >= limit) return false;
  positions_.add(heaps);
  for (std::uint32_t next = before; next < positions_.size(); ++next) {
    positions_.get(next, heaps);
    if (!work.spend(heaps.size())) return beyond();
    for (const std::uint64_t heap : heaps) {
      if (count_left(rule_, heap) > limit) return beyond();
    }
    for_each_living_option(heaps, [&](const Heaps& option) {
      if (!work.spend(1 + option.size() / kHeapsInStep) || positions_.size() > limit) return;
      kept_.add(positions_.add(option));
    });
    kept_.end_position();
    if (work.over() || positions_.size() > limit) return beyond();
  }
  return true;
}

void HeapSearch::solve() {
  Ranked order;
  order.reserve(positions_.size());
  Heaps heaps;
  for (std::uint32_t number = 0; number < positions_.size(); ++number) {
    positions_.get(number, heaps);
    order.push_back({rank_of(heaps), number});
  }
  sort_by_rank(order);
  table_ = solve_by_options(
      positions_.size(),
      [&](auto visit) {
        for (const auto& [rank, number] : order) visit(number);
      },
      [&](std::uint32_t number, auto visit) {
        if (kept_.has(number)) return kept_.for_each(number, visit);
        positions_.get(number, heaps);
        for_each_living_option(heaps,
                               [&](const Heaps& option) { visit(*positions_.find(option)); });
      },
      wanted_);
}

bool HeapSearch::knows(const HeapQuestion& question) const {
  if (!(question.game.rule == rule_ && question.wanted == wanted_ && question.limit == limit_))
    return false;
  if (beyond_ || (size() > 0 && !kept_.has(size() - 1))) return false;
  const auto known = [&](const Heaps& heaps) { return find(heaps).has_value(); };
  for (std::uint64_t heap = 1; heap < question.shown; ++heap) {
    if (!known({heap})) return false;
  }
  return std::all_of(question.game.components.begin(), question.game.components.end(), known);
}

HeapSearch::Reached HeapSearch::reached(const TakeAndBreak& game) const {
  const std::vector<Heaps> starts = starts_of(game);
  if (starts == starts_) return reached_;
  Reached reached;
  std::vector<bool> seen(size());
  std::vector<std::uint32_t> found;
  const auto visit = [&](std::uint32_t number) {
    if (!seen[number]) found.push_back(number);
    seen[number] = true;
  };
  for (const Heaps& start : starts) {
    const std::size_t before = found.size();
    visit(*find(start));
    for (std::size_t next = before; next < found.size(); ++next)
      for_each_option(found[next], visit);
    reached.emplace(start, static_cast<std::uint32_t>(found.size() - before));
  }
  return reached;
}

}  // namespace grundy
