#include "sums/search/state_numbers.hpp"

#include <algorithm>

namespace grundy {

std::optional<std::vector<State>> reachable_states(const ComponentKind& kind,
                                                   std::vector<State> from, std::uint64_t limit,
                                                   Work& work, StateNumbers& numbers) {
  std::vector<State> states = std::move(from);
  const std::uint64_t bound = kind.searched_states();
  const bool tabulated =
      std::all_of(states.begin(), states.end(), [&](State state) { return state < bound; });
  numbers = StateNumbers(tabulated ? bound : 0);
  for (const State state : states) numbers.add(state);
  for (std::size_t next = 0; next < states.size(); ++next) {
    if (states.size() > limit || kind.options_at_least(states[next]) > limit) return std::nullopt;
    kind.for_each_searched_option(states[next], [&](State option) {
      if (work.spend() && states.size() <= limit && numbers.add(option)) states.push_back(option);
    });
  }
  if (work.over()) return std::nullopt;
  return states;
}

}  // namespace grundy
