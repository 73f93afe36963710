#include "families/take-and-break/heap_kind.hpp"

#include <algorithm>
#include <functional>

#include "families/take-and-break/heaps/misere_period.hpp"
#include "families/take-and-break/heaps/periodicity.hpp"
#include "sums/table_kind.hpp"
#include "theory/general.hpp"

namespace grundy {
namespace {

// The states of several heaps begin here, above all sizes.
constexpr State kSeveral = State{1} << 60;
// If a component has more options, only those that leave all heaps but one small are listed.
constexpr std::uint64_t kMaxListed = 100'000;
constexpr std::uint64_t kMaxTaken = 1'000;
constexpr std::uint64_t kMaxSmall = 100;
// Up to this heap it takes no longer to do without the period of elements.
constexpr std::uint64_t kMaxWithoutPeriod = 100;

std::uint64_t largest_heap(const TakeAndBreak& game) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : game.components) {
    if (!heaps.empty()) largest = std::max(largest, heaps[0]);
  }
  return largest;
}

}  // namespace

HeapKind::HeapKind(const HeapQuestion& question, std::shared_ptr<const HeapSearch> search)
    : rule_(question.game.rule),
      play_(question.wanted.play),
      shown_(question.shown),
      limit_(question.limit),
      largest_(largest_heap(question.game)),
      numbers_(rule_, std::max(largest_, shown_ - 1)),
      search_(std::move(search)),
      reached_(search_->reached(question.game)) {}

// If some component was too large to be searched: the limit of the search, or in normal play the
// number of heaps whose Grundy numbers were solved.
std::uint64_t HeapKind::solved_positions() const {
  if (search_->beyond()) return play_ == Play::Normal ? numbers_.solved() : limit_;
  std::uint64_t positions = 0;
  for (const auto& [start, count] : reached_) positions += count;
  return positions;
}

BeyondLimit HeapKind::beyond() const {
  const bool by_work = search_->work().over() && play_ == Play::Misere;
  return by_work ? search_->work().beyond() : BeyondLimit{solved_positions()};
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

Facts HeapKind::facts(State state) const { return facts_of(heaps_of(state)); }

Facts HeapKind::facts_of(const Heaps& heaps) const {
  const auto position = search_->find(heaps);
  return position ? facts_in(search_->table(), *position) : facts_by_numbers(heaps);
}

Facts HeapKind::facts_by_numbers(const Heaps& heaps) const {
  Facts facts;
  if (!search_->can_move(heaps)) {
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

// heap_of() answers only for closed forms, where any number of coins may be taken from a heap.
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

// If both heaps left are beyond the preperiod, moving a period of coins from one to the other
// changes neither number nor, in misère play, element. So every one of an option is that of an option
// with a small heap.
HeapReach HeapKind::reach_of(const Heaps& heaps) const {
  if (lists_options(heaps.size() == 1 ? heaps[0] : state_of(heaps))) return {};
  const auto period = this->period();
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

void HeapKind::for_each_option_with(Nimber grundy, State state, const VisitOptions& visit) const {
  const Heaps heaps = heaps_of(state);
  for_each_heaps_option(
      rule_, heaps,
      [&](const Heaps& option) {
        const Facts facts = facts_of(option);
        if (facts.grundy != grundy) return;
        const State to = state_of(option);
        visit({to, to, facts});
      },
      reach_of(heaps));
}

std::vector<State> HeapKind::addends(State state) const {
  return state < kSeveral ? std::vector<State>{state} : heaps_of(state);
}

std::optional<Period> HeapKind::period() const {
  if (play_ == Play::Normal) return numbers_.period();
  return largest_ > kMaxWithoutPeriod ? misere_period(rule_, largest_) : std::nullopt;
}

std::uint64_t HeapKind::solved_heaps() const {
  const auto proved = play_ == Play::Misere ? period() : std::nullopt;
  return proved ? *Periodicity(rule_).bound(proved->preperiod, proved->period) : numbers_.solved();
}

State HeapKind::stand_in(State addend) const {
  const auto repeats = play_ == Play::Misere ? period() : std::nullopt;
  return repeats ? repeats->folded(addend) : addend;
}

std::optional<State> HeapKind::searched_state(State state) const {
  return search_->find(heaps_of(state));
}

std::int64_t HeapKind::searched_rank(State searched) const {
  Heaps heaps;
  search_->get(static_cast<std::uint32_t>(searched), heaps);
  return rank_of(heaps);
}

void HeapKind::for_each_searched_option(State searched, const VisitOptionState& visit) const {
  search_->for_each_option(static_cast<std::uint32_t>(searched), visit);
}

std::uint64_t HeapKind::least_reached(State state) const {
  const auto reached = reached_.find(search_->living(heaps_of(state)));
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
    if (!search_->table().suspense.empty()) shown.suspense.push_back(known.suspense);
  }
  return shown;
}

}  // namespace grundy
