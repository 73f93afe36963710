#include "solve/heap_kind.hpp"

#include <algorithm>
#include <functional>
#include <numeric>

#include "solve/general.hpp"
#include "solve/table_kind.hpp"

namespace grundy {
namespace {

// Numbers of several heaps are above all sizes.
constexpr State kSeveral = State{1} << 60;
// More options of one component are not listed, but those that leave all heaps but one small.
constexpr std::uint64_t kMaxListed = 100'000;
constexpr std::uint64_t kMaxShown = 5'000;
constexpr std::uint64_t kMaxTaken = 1'000;
constexpr std::uint64_t kMaxSmall = 100;
// So many heaps of an option are written and looked up in a step.
constexpr std::size_t kHeapsInStep = 8;

std::uint64_t largest_heap(const TakeAndBreak& game) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : game.components) {
    if (!heaps.empty()) largest = std::max(largest, heaps[0]);
  }
  return largest;
}

std::uint64_t coins_of(const Heaps& heaps) {
  return std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0});
}

// Of one component; no sum of so many coins overflows.
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

// A turn takes coins, and leaves at most two more heaps than there were, or takes none and makes heaps.
std::int64_t rank_of(const Heaps& heaps) {
  return static_cast<std::int64_t>(2 * coins_of(heaps)) - static_cast<std::int64_t>(heaps.size());
}

}  // namespace

HeapKind::HeapKind(const TakeAndBreak& game, const Wanted& wanted, std::uint64_t shown,
                   std::uint64_t limit, std::size_t kept)
    : rule_(game.rule),
      play_(wanted.play),
      shown_(shown),
      limit_(limit),
      numbers_(rule_, std::max(largest_heap(game), shown - 1)),
      movable_(rule_),
      positions_([this](std::uint64_t heap) { return movable_.has(heap); }, most_coins(game),
                 limit),
      kept_(kept),
      work_(kMaxSteps),
      shown_work_(kMaxShownSteps) {
  search(game, wanted);
}

// Small components first, so that a large one takes nothing from them.
void HeapKind::search(const TakeAndBreak& game, const Wanted& wanted) {
  std::vector<std::pair<std::int64_t, const Heaps*>> starts;
  for (const Heaps& heaps : game.components) {
    if (movable_.any_of(heaps)) starts.push_back({rank_of(heaps), &heaps});
  }
  const auto smaller = [](const auto& a, const auto& b) { return a.first < b.first; };
  std::stable_sort(starts.begin(), starts.end(), smaller);
  for (const auto& [rank, heaps] : starts) beyond_ = beyond_ || !reach(*heaps, limit_, work_);
  // Of what is not decided there is little to show.
  const std::uint64_t limit = positions_.size() + (beyond_ ? std::min(limit_, kMaxShown) : limit_);
  for (State heap = 1; heap < shown_; ++heap) {
    if (!reach({heap}, limit, shown_work_)) break;
  }
  solve(wanted);
}

// A heap without a turn adds none to any position, so it changes nothing that is told of one.
Heaps HeapKind::living(const Heaps& heaps) const {
  Heaps living;
  const auto lives = [&](std::uint64_t heap) { return movable_.has(heap); };
  std::copy_if(heaps.begin(), heaps.end(), std::back_inserter(living), lives);
  return living;
}

// False where there would be more than `limit` positions in all or too much work; none of the new ones is
// kept then.
bool HeapKind::reach(const Heaps& start, std::uint64_t limit, Work& work) {
  const std::uint32_t before = positions_.size();
  const auto beyond = [&] {
    positions_.shrink(before);
    kept_.shrink(before);
    return false;
  };
  Heaps heaps = living(start);
  // Turn after turn each of them comes to its end, and no two of these positions are the same.
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
      ++looked_up_;
      kept_.add(positions_.add(option));
    });
    kept_.end_position();
    if (work.over() || positions_.size() > limit) return beyond();
  }
  reached_.emplace(living(start), positions_.size() - before);
  return true;
}

void HeapKind::solve(const Wanted& wanted) {
  std::vector<std::pair<std::int64_t, std::uint32_t>> order;
  order.reserve(positions_.size());
  Heaps heaps;
  for (std::uint32_t number = 0; number < positions_.size(); ++number) {
    positions_.get(number, heaps);
    order.push_back({rank_of(heaps), number});
  }
  std::sort(order.begin(), order.end());
  table_ = solve_by_options(
      positions_.size(),
      [&](auto visit) {
        for (const auto& [rank, number] : order) visit(number);
      },
      [&](std::uint32_t number, auto visit) {
        if (kept_.has(number)) return kept_.for_each(number, visit);
        positions_.get(number, heaps);
        for_each_living_option(heaps, [&](const Heaps& option) {
          ++looked_up_;
          visit(*positions_.find(option));
        });
      },
      wanted);
  kept_ = KeptOptions();
}

State HeapKind::state_of(const Heaps& heaps) const {
  if (heaps.size() < 2) return heaps.empty() ? 0 : heaps[0];
  return kSeveral + states_.add(heaps);
}

Heaps HeapKind::heaps_of(State state) const {
  Heaps heaps;
  if (state >= kSeveral) {
    states_.get(static_cast<std::uint32_t>(state - kSeveral), heaps);
  } else if (state > 0) {
    heaps.push_back(state);
  }
  return heaps;
}

Facts HeapKind::facts(State state) const {
  const Heaps heaps = heaps_of(state);
  const auto position = positions_.find(living(heaps));
  return position ? facts_in(table_, *position) : facts_by_numbers(heaps);
}

Facts HeapKind::facts_by_numbers(const Heaps& heaps) const {
  Facts facts;
  if (!movable_.any_of(heaps)) {
    facts.outcome = outcome_of(play_ == Play::Misere);
    facts.fickle = true;
    return facts;
  }
  facts.remoteness = kUnknownRemoteness;
  facts.suspense = kUnknownRemoteness;
  facts.tame = false;
  facts.grows = true;
  facts.outcome = Outcome::Undecided;
  for (const std::uint64_t heap : heaps) {
    const auto number = numbers_.of(heap);
    if (!number) return facts;
    facts.grundy ^= *number;
  }
  if (play_ == Play::Normal) facts.outcome = outcome_of(facts.grundy != 0);
  return facts;
}

bool HeapKind::lists_options(State state) const {
  std::uint64_t options = 0;
  for (const std::uint64_t heap : heaps_of(state)) {
    const std::uint64_t left = count_left(rule_, heap);
    if (left > kMaxListed) return false;
    options += left;
  }
  return options <= kMaxListed;
}

std::optional<BigCount> HeapKind::count_options(State state, Nimber grundy) const {
  const Heaps heaps = heaps_of(state);
  Nimber total = 0;
  for (const std::uint64_t heap : heaps) {
    const auto number = numbers_.of(heap);
    if (!number) return std::nullopt;
    total ^= *number;
  }
  BigCount count = 0;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (i > 0 && heaps[i] == heaps[i - 1]) continue;
    const auto options = numbers_.count(heaps[i], total ^ *numbers_.of(heaps[i]) ^ grundy);
    if (!options) return std::nullopt;
    count += *options;
  }
  return count;
}

// In games with a closed form any number of coins may be taken from a heap.
void HeapKind::for_each_unlisted(State state, Nimber grundy, const VisitOptionState& visit) const {
  if (lists_options(state)) return;
  const Heaps heaps = heaps_of(state);
  Nimber total = grundy;
  for (const std::uint64_t heap : heaps) total ^= numbers_.of(heap).value_or(0);
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    if (i > 0 && heaps[i] == heaps[i - 1]) continue;
    const auto left = numbers_.heap_of(total ^ numbers_.of(heaps[i]).value_or(0));
    if (!left || *left + kMaxTaken >= heaps[i]) continue;
    Heaps option = heaps;
    option[i] = *left;
    std::sort(option.begin(), option.end(), std::greater<>());
    if (*left == 0) option.pop_back();
    visit(state_of(option));
  }
}

// Of two heaps beyond the preperiod the smaller one can have a period less and the other one more: so
// some option with a small one has each number that any option has.
HeapReach HeapKind::reach_of(const Heaps& heaps) const {
  if (lists_options(heaps.size() == 1 ? heaps[0] : state_of(heaps))) return {};
  const auto& period = numbers_.period();
  const std::uint64_t small = period ? period->preperiod + 2 * period->period : 0;
  return {.taken = kMaxTaken, .small = std::max(kMaxSmall, small)};
}

void HeapKind::for_each_option_state(State state, const VisitOptionState& visit) const {
  const Heaps heaps = heaps_of(state);
  for_each_heaps_option(
      rule_, heaps, [&](const Heaps& option) { visit(state_of(option)); }, reach_of(heaps));
}

void HeapKind::for_each_option(State state, const VisitOptions& visit) const {
  for_each_option_state(state, [&](State option) { visit({option, option, facts(option)}); });
}

std::vector<State> HeapKind::addends(State state) const {
  return state < kSeveral ? std::vector<State>{state} : heaps_of(state);
}

std::optional<State> HeapKind::searched_state(State state) const {
  return positions_.find(living(heaps_of(state)));
}

std::int64_t HeapKind::searched_rank(State searched) const {
  Heaps heaps;
  positions_.get(static_cast<std::uint32_t>(searched), heaps);
  return rank_of(heaps);
}

void HeapKind::for_each_searched_option(State searched, const VisitOptionState& visit) const {
  Heaps heaps;
  positions_.get(static_cast<std::uint32_t>(searched), heaps);
  for_each_living_option(heaps, [&](const Heaps& option) { visit(*positions_.find(option)); });
}

std::uint64_t HeapKind::least_reached(State state) const {
  const auto reached = reached_.find(living(heaps_of(state)));
  return reached == reached_.end() ? 1 : std::max<std::uint64_t>(1, reached->second);
}

std::int64_t HeapKind::rank(State state) const { return rank_of(heaps_of(state)); }

std::uint64_t HeapKind::place(State state) const {
  return state < kSeveral ? state : coins_of(heaps_of(state));
}

SolvedTable HeapKind::take_table() {
  SolvedTable shown(static_cast<std::size_t>(shown_));
  for (std::uint32_t heap = 0; heap < shown_; ++heap) {
    const Facts known = facts(heap);
    shown.grundy[heap] = static_cast<std::uint32_t>(known.grundy);
    shown.won[heap] = known.outcome == Outcome::Win;
    shown.remoteness[heap] = known.remoteness;
    if (!table_.suspense.empty()) shown.suspense.push_back(known.suspense);
  }
  return shown;
}

}  // namespace grundy
