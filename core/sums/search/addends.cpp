#include "sums/search/addends.hpp"

#include <algorithm>

namespace grundy {

void Addends::add(std::uint32_t kind, State state, Collection& collection) {
  for (const State addend : sum_.kinds[kind]->addends(state)) {
    const State alone = sum_.kinds[kind]->stand_in(addend);
    const auto searched = sum_.kinds[kind]->searched_state(alone);
    const State id = searched.value_or(alone);
    const std::uint32_t key[] = {kind, searched.has_value(), static_cast<std::uint32_t>(id),
                                 static_cast<std::uint32_t>(id >> 32)};
    const std::uint32_t number = keys_.add(key);
    if (number == addends_.size()) {
      const Facts facts = sum_.kinds[kind]->facts(alone);
      addends_.push_back({kind, alone, facts.grundy, facts.live()});
    }
    if (addends_[number].live) collection.push_back(number);
  }
}

Addends::Collection Addends::of(std::span<const State> states) {
  Collection collection;
  for (std::size_t i = 0; i < states.size(); ++i) add(sum_.parts[i].kind, states[i], collection);
  std::sort(collection.begin(), collection.end());
  return collection;
}

bool Addends::find_options(std::uint32_t addend, Work& work) {
  const Addend alone = addends_[addend];
  if (alone.listed) return true;
  const ComponentKind& kind = *sum_.kinds[alone.kind];
  if (!kind.lists_options(alone.state) || !work.spend(kind.options_at_least(alone.state)))
    return false;
  const std::size_t first = options_.size();
  kind.for_each_option_state(alone.state, [&](State option) {
    if (!work.spend()) return;
    Collection left;
    add(alone.kind, option, left);
    std::sort(left.begin(), left.end());
    options_.push_back(number_of(left));
  });
  Addend& listed = addends_[addend];
  listed.first = first;
  listed.last = options_.size();
  listed.listed = !work.over();
  return listed.listed;
}

}  // namespace grundy
