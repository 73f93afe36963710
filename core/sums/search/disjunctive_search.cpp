#include "sums/search/disjunctive_search.hpp"

#include <algorithm>

namespace grundy {

// Adds the addends of a state that can move.
void DisjunctiveSearch::add_addends(std::uint32_t kind, State state,
                                    std::vector<std::uint32_t>& addends) {
  for (const State alone : sum_.kinds[kind]->addends(state)) {
    const auto [entry, fresh] = numbers_.try_emplace({kind, alone}, 0);
    if (fresh) {
      const Facts facts = sum_.kinds[kind]->facts(alone);
      if (facts.live()) {
        addends_.push_back({kind, alone, facts.grundy, std::nullopt});
        entry->second = static_cast<std::uint32_t>(addends_.size());
      }
    }
    if (entry->second != 0) addends.push_back(entry->second - 1);
  }
}

// False if there are too many to list.
bool DisjunctiveSearch::find_options(std::uint32_t addend) {
  if (addends_[addend].options) return true;
  const auto [number, state] = std::pair(addends_[addend].kind, addends_[addend].state);
  const ComponentKind& kind = *sum_.kinds[number];
  if (!kind.lists_options(state) || !work_.spend(kind.options_at_least(state))) return false;
  std::vector<std::vector<std::uint32_t>> options;
  kind.for_each_option_state(state, [&, number = number](State option) {
    if (!work_.spend()) return;
    add_addends(number, option, options.emplace_back());
    std::sort(options.back().begin(), options.back().end());
  });
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  addends_[addend].options = std::move(options);
  return !work_.over();
}

// Adds a position and lists its moves. Most positions have the outcome that they have in normal play,
// so the moves that would win there are tried first.
std::optional<DisjunctiveSearch::Open> DisjunctiveSearch::open(
    const std::vector<std::uint32_t>& addends) {
  if (positions_.size() >= limit_ || work_.over()) return std::nullopt;
  Open opened{.position = positions_.add(addends), .choices = {}, .next = 0};
  won_.push_back(std::nullopt);
  Nimber total = 0;
  for (const std::uint32_t addend : addends) total ^= addends_[addend].grundy;
  for (std::uint32_t place = 0; place < addends.size(); ++place) {
    if (place > 0 && addends[place] == addends[place - 1]) continue;
    if (!find_options(addends[place])) return std::nullopt;
    const Addend& moved = addends_[addends[place]];
    for (std::uint32_t option = 0; option < moved.options->size(); ++option) {
      Nimber left = total ^ moved.grundy;
      for (const std::uint32_t addend : (*moved.options)[option]) left ^= addends_[addend].grundy;
      opened.choices.push_back({place, option, left == 0});
    }
  }
  if (!work_.spend(opened.choices.size())) return std::nullopt;
  std::stable_partition(opened.choices.begin(), opened.choices.end(),
                        [](const Choice& choice) { return choice.likely; });
  return opened;
}

// The addends after the next choice.
std::vector<std::uint32_t> DisjunctiveSearch::after(const Open& position) const {
  const Choice& choice = position.choices[position.next];
  const auto before = positions_[position.position];
  const auto& left = (*addends_[before[choice.place]].options)[choice.option];
  std::vector<std::uint32_t> addends(before.size() - 1 + left.size());
  const auto moved = before.begin() + choice.place;
  const auto middle = std::copy(before.begin(), moved, addends.begin());
  std::copy(left.begin(), left.end(), std::copy(moved + 1, before.end(), middle));
  std::sort(addends.begin(), addends.end());
  return addends;
}

std::optional<bool> DisjunctiveSearch::known(std::span<const std::uint32_t> addends) const {
  const auto position = positions_.find(addends);
  return position ? won_[*position] : std::nullopt;
}

// Whether the position is won, if the moves looked at so far tell it. Else `next` is what the next move leaves.
std::optional<bool> DisjunctiveSearch::told(Open& position, std::vector<std::uint32_t>& next) {
  for (; position.next < position.choices.size(); ++position.next) {
    next = after(position);
    const auto won = known(next);
    if (!work_.spend() || !won) return std::nullopt;
    if (!*won) return true;
  }
  return position.choices.empty() && play_ == Play::Misere;
}

// Depth first, on a stack of its own: a game may last longer than the program's stack is deep.
std::optional<bool> DisjunctiveSearch::solve(std::vector<std::uint32_t> addends) {
  std::sort(addends.begin(), addends.end());
  if (const auto won = known(addends)) return won;
  std::vector<Open> stack;
  while (auto opened = open(addends)) {
    stack.push_back(std::move(*opened));
    while (const auto won = told(stack.back(), addends)) {
      won_[stack.back().position] = won;
      stack.pop_back();
      if (stack.empty()) return won;
    }
  }
  // Positions left open would be opened again, so only those that are solved answer from now on.
  limit_ = 0;
  return std::nullopt;
}

std::optional<bool> DisjunctiveSearch::won(std::span<const State> states) {
  std::vector<std::uint32_t> addends;
  for (std::size_t i = 0; i < states.size(); ++i)
    add_addends(sum_.parts[i].kind, states[i], addends);
  return solve(std::move(addends));
}

std::optional<BigCount> DisjunctiveSearch::winning_turns(TurnPage& page) {
  std::vector<State> states = sum_.states();
  BigCount count(0);
  bool all = true;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const State stands = states[i];
    all = all && sum_.lists_options(i);
    sum_.kinds[sum_.parts[i].kind]->for_each_option_state(stands, [&](State option) {
      states[i] = option;
      const auto left_won = won(states);
      all = all && left_won.has_value();
      if (left_won.value_or(true)) return;
      count += BigCount(1);
      page.add({{i, option}});
    });
    states[i] = stands;
  }
  return all ? std::optional(count) : std::nullopt;
}

}  // namespace grundy
