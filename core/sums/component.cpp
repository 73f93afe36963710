#include "sums/component.hpp"

#include <algorithm>

#include "sums/search/addend_quotient.hpp"

namespace grundy {

void ComponentKind::for_each_option_state(State state, const VisitOptionState& visit) const {
  for_each_option(state, [&](const OptionRange& range) {
    for (State option = range.first; option <= range.last; ++option) visit(option);
  });
}

std::unique_ptr<AddendQuotient> ComponentKind::quotient(Addends&, std::uint64_t) const {
  return nullptr;
}

bool ends_whole(const ComponentSum& sum) {
  return std::any_of(sum.kinds.begin(), sum.kinds.end(),
                     [](const auto& kind) { return kind->ends_whole(); });
}

std::optional<bool> won_at_once(const ComponentSum& sum, std::span<const State> states) {
  std::optional<bool> found;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto won = sum.kinds[sum.parts[i].kind]->won_at_once(states[i]);
    if (won) found = found.value_or(true) && *won;
  }
  return found;
}

std::optional<bool> won_at_once(const ComponentSum& sum) { return won_at_once(sum, sum.states()); }

std::vector<State> ComponentSum::states() const {
  std::vector<State> states;
  for (const Part& part : parts) states.push_back(part.state);
  return states;
}

std::vector<Facts> all_facts(const ComponentSum& sum) {
  std::vector<Facts> facts;
  facts.reserve(sum.parts.size());
  for (std::size_t i = 0; i < sum.parts.size(); ++i) facts.push_back(sum.facts(i));
  return facts;
}

bool all_decided(std::span<const Facts> facts) {
  return std::all_of(facts.begin(), facts.end(), [](const Facts& f) { return f.decided(); });
}

std::size_t count_live(std::span<const Facts> facts) {
  return static_cast<std::size_t>(
      std::count_if(facts.begin(), facts.end(), [](const Facts& f) { return f.live(); }));
}

std::size_t first_live(std::span<const Facts> facts) {
  const auto live = [](const Facts& f) { return f.live(); };
  return static_cast<std::size_t>(std::find_if(facts.begin(), facts.end(), live) - facts.begin());
}

std::vector<std::size_t> live_parts(std::span<const Facts> facts) {
  std::vector<std::size_t> live;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    if (facts[i].live()) live.push_back(i);
  }
  return live;
}

}  // namespace grundy
