#include "sums/search/disjunctive_search.hpp"

#include <algorithm>

namespace grundy {
namespace {

// How many addends are sorted and looked up in one step.
constexpr std::size_t kAddendsInStep = 8;

}  // namespace

// Adds the addends of a state that can move.
void DisjunctiveSearch::add_addends(std::uint32_t kind, State state, Addends& addends) {
  for (const State alone : sum_.kinds[kind]->addends(state)) {
    const auto [entry, fresh] = numbers_.try_emplace({kind, alone}, 0);
    if (fresh) {
      const Facts facts = sum_.kinds[kind]->facts(alone);
      if (facts.live()) {
        addends_.push_back({kind, alone, facts.grundy});
        entry->second = addends_.size();
      }
    }
    if (entry->second != 0) addends.push_back(static_cast<std::uint32_t>(entry->second - 1));
  }
}

std::uint32_t DisjunctiveSearch::number_of(Addends& addends) {
  std::sort(addends.begin(), addends.end());
  const std::uint32_t number = collections_.add(addends);
  if (number == outcomes_.size()) outcomes_.push_back(kUndecided);
  return number;
}

// False if there are too many to list.
bool DisjunctiveSearch::find_options(std::uint32_t addend) {
  const Addend alone = addends_[addend];
  if (alone.listed) return true;
  const ComponentKind& kind = *sum_.kinds[alone.kind];
  if (!kind.lists_options(alone.state) || !work_.spend(kind.options_at_least(alone.state)))
    return false;
  const std::size_t first = options_.size();
  kind.for_each_option_state(alone.state, [&](State option) {
    if (!work_.spend()) return;
    Addends left;
    add_addends(alone.kind, option, left);
    options_.push_back(number_of(left));
  });
  Addend& listed = addends_[addend];
  listed.first = first;
  listed.last = options_.size();
  listed.listed = true;
  return !work_.over();
}

// Lists the moves of a position. Most positions have the outcome that they have in normal play, so
// those that would win there are tried first. False beyond the limits.
bool DisjunctiveSearch::open(std::uint32_t position) {
  if (opened_ >= limit_ || collections_.numbers() > kMaxHeld || work_.over()) return false;
  ++opened_;
  Nimber total = 0;
  for (std::size_t place = 0; place < collections_[position].size(); ++place) {
    const std::uint32_t addend = collections_[position][place];
    if (!find_options(addend)) return false;
    total ^= addends_[addend].grundy;
  }
  const auto addends = collections_[position];
  const std::size_t first = choices_.size();
  for (const bool likely : {false, true}) {
    for (std::uint32_t place = 0; place < addends.size(); ++place) {
      if (place > 0 && addends[place] == addends[place - 1]) continue;
      const Addend& moved = addends_[addends[place]];
      for (std::size_t i = moved.first; i < moved.last; ++i) {
        Nimber sum = total ^ moved.grundy;
        for (const std::uint32_t addend : collections_[options_[i]]) sum ^= addends_[addend].grundy;
        if ((sum == 0) == likely) choices_.push_back({place, options_[i]});
      }
    }
  }
  stack_.push_back({position, choices_.size() == first, first});
  return work_.spend(choices_.size() - first);
}

// The addends after the next choice.
DisjunctiveSearch::Addends DisjunctiveSearch::after(std::uint32_t position) const {
  const Choice& choice = choices_.back();
  const auto before = collections_[position];
  const auto left = collections_[choice.left];
  Addends addends(left.begin(), left.end());
  for (std::uint32_t place = 0; place < before.size(); ++place) {
    if (place != choice.place) addends.push_back(before[place]);
  }
  return addends;
}

// Whether the position on top of the stack is won, if the moves looked at so far tell it. Else `next` is what the next
// move leaves.
std::optional<bool> DisjunctiveSearch::told(std::uint32_t& next) {
  const Open top = stack_.back();
  for (; choices_.size() > top.first; choices_.pop_back()) {
    Addends addends = after(top.position);
    if (!work_.spend(1 + addends.size() / kAddendsInStep)) return std::nullopt;
    next = number_of(addends);
    if (outcomes_[next] == kUndecided) return std::nullopt;
    if (outcomes_[next] == kLost) return true;
  }
  return top.ended && play_ == Play::Misere;
}

// Depth first, on a stack of its own: a game may last longer than the program's stack is deep.
std::optional<bool> DisjunctiveSearch::solve(std::uint32_t position) {
  if (outcomes_[position] != kUndecided) return outcomes_[position] == kWon;
  for (std::uint32_t next = position; open(next);) {
    while (const auto won = told(next)) {
      outcomes_[stack_.back().position] = letter(*won);
      while (choices_.size() > stack_.back().first) choices_.pop_back();
      stack_.pop_back();
      if (stack_.empty()) return won;
    }
  }
  // Positions left open would be opened again, so only those that are solved answer from now on.
  limit_ = 0;
  return std::nullopt;
}

std::optional<bool> DisjunctiveSearch::won(std::span<const State> states) {
  if (!work_.spend(1 + states.size() / kAddendsInStep)) return std::nullopt;
  Addends addends;
  for (std::size_t i = 0; i < states.size(); ++i) {
    add_addends(sum_.parts[i].kind, states[i], addends);
  }
  return solve(number_of(addends));
}

std::optional<BigCount> DisjunctiveSearch::winning_turns(TurnPage& page) {
  std::vector<State> states = sum_.states();
  std::uint64_t count = 0;
  bool all = true;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const State stands = states[i];
    all = all && sum_.lists_options(i);
    sum_.kinds[sum_.parts[i].kind]->for_each_option_state(stands, [&](State option) {
      states[i] = option;
      const auto left_won = won(states);
      all = all && left_won.has_value();
      if (left_won.value_or(true)) return;
      ++count;
      page.add({{i, option}});
    });
    states[i] = stands;
  }
  return all ? std::optional(BigCount(count)) : std::nullopt;
}

}  // namespace grundy
