#include "analysis/explanation.hpp"

#include <utility>

#include "params/as_size.hpp"

namespace grundy {
namespace {

// Nobody would read more steps; the sum still counts all parts.
constexpr std::size_t kMaxPartSteps = 12;
constexpr std::size_t kMaxValues = 256;

// Distinct numbers of the options, ascending, and how many more there are.
struct Values {
  std::vector<std::uint32_t> list;
  std::uint64_t omitted = 0;
};

// Leaves out options without that number: infinite or drawn ones.
template <class Number>
Values values_of_options(const ComponentKind& kind, State state, Number number) {
  Values values;
  kind.for_each_option(state, [&](const OptionRange& range) {
    if (const std::optional<std::uint64_t> value = number(range.facts)) {
      values.list.push_back(static_cast<std::uint32_t>(*value));
    }
  });
  std::sort(values.list.begin(), values.list.end());
  values.list.erase(std::unique(values.list.begin(), values.list.end()), values.list.end());
  values.omitted = values.list.size() - std::min(values.list.size(), kMaxValues);
  values.list.resize(as_size(values.list.size() - values.omitted));
  return values;
}

// The parts in groups of equal ones: the first groups, and the first parts of each.
std::vector<Items> alike_parts(const ComponentSum& sum) {
  std::vector<std::pair<ComponentSum::Part, Items>> found;
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    const auto alike = std::find_if(found.begin(), found.end(),
                                    [&](const auto& entry) { return entry.first == sum.parts[i]; });
    if (alike == found.end()) {
      if (found.size() < kMaxPartSteps) found.push_back({sum.parts[i], {i}});
    } else if (alike->second.size() < kMaxShown) {
      alike->second.push_back(i);
    }
  }
  std::vector<Items> groups;
  groups.reserve(found.size());
  for (auto& entry : found) groups.push_back(std::move(entry.second));
  return groups;
}

bool like_heap(const Facts& f) { return f.heap || f.reversible; }

}  // namespace

Explanation::Explanation(const ComponentSum& of, const std::vector<Facts>& known,
                         const Rules& played, Analysis& written)
    : sum(of), facts(known), rules(played), analysis(written), live(live_parts(known)) {}

void Explanation::add_grundy_steps() {
  Items heaps = items_where([](const Facts& f) { return like_heap(f) && f.live(); });
  if (!heaps.empty()) add({StepKind::NimHeap, std::move(heaps)});
  if (facts.empty() || like_heap(facts[0])) return;
  std::vector<Items> together;
  for (Items& items : alike_parts(sum)) {
    const std::size_t part = items[0];
    if (facts[part].loop_set != nullptr) {
      add(LoopStep{std::move(items), *facts[part].loop_set});
      continue;
    }
    if (kind_of(part).addends(state_of(part)).size() > 1) {
      together.push_back(std::move(items));
    } else {
      add_mex(std::move(items), kind_of(part), state_of(part));
    }
  }
  for (Items& items : together) add_parts(std::move(items));
}

void Explanation::add_mex(Items items, const ComponentKind& kind, State state) {
  const auto known = std::pair(&kind, state);
  if (!kind.lists_options(state) || kind.by_theorem()) return;
  if (explained_.size() == kMaxPartSteps) return;
  if (std::find(explained_.begin(), explained_.end(), known) != explained_.end()) return;
  explained_.push_back(known);
  const Nimber mex = kind.facts(state).grundy;
  Values above = values_of_options(kind, state, [mex](const Facts& f) {
    return f.loop_set == nullptr && f.grundy > mex ? std::optional(f.grundy) : std::nullopt;
  });
  add(OptionsStep{std::move(items), kind.place(state), DecidingNumber::Grundy,
                  std::move(above.list), above.omitted, mex});
}

void Explanation::add_parts(Items items) {
  const ComponentKind& kind = kind_of(items[0]);
  PartsStep step{.items = items};
  for (const State addend : kind.addends(state_of(items[0]))) {
    add_mex(items, kind, addend);
    const Nimber number = kind.facts(addend).grundy;
    step.total ^= number;
    if (step.sizes.size() == kMaxShown) {
      ++step.omitted;
      continue;
    }
    step.sizes.push_back(kind.place(addend));
    step.values.push_back(number);
  }
  add(std::move(step));
}

void Explanation::add_number_steps(DecidingNumber number, std::int32_t Facts::*field) {
  for (Items& items : alike_parts(sum)) {
    const std::size_t part = items[0];
    if (facts[part].outcome == Outcome::Draw) continue;
    if (!sum.lists_options(part)) continue;
    Values values = values_of_options(kind_of(part), state_of(part), [field](const Facts& f) {
      return f.outcome == Outcome::Draw ? std::nullopt
                                        : std::optional(static_cast<std::uint64_t>(f.*field));
    });
    add(OptionsStep{std::move(items), sum.place(part), number, std::move(values.list),
                    values.omitted, static_cast<std::uint64_t>(facts[part].*field)});
  }
}

std::vector<Facts> Explanation::after(const PlayedTurn& turn) const {
  std::vector<Facts> changed = facts;
  for (const Move& move : turn.moves) {
    changed[move.component] = sum.kinds[sum.parts[move.component].kind]->facts(move.state);
  }
  return changed;
}

}  // namespace grundy
