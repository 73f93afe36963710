#include "families/rule/rule_position.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {

std::uint64_t moves_below(const RulePosition& position) {
  constexpr std::uint64_t kMostSteps = 2'000;
  Work work(kMostSteps);
  Machine machine(position.rule, work);
  Options options;
  std::uint64_t below = 0;
  for (const Places& places : position.components) {
    for (const Place& place : places) {
      machine.look(place, options);
      if (machine.stopped()) return 0;
      below += options.below();
    }
  }
  return below;
}

}  // namespace grundy::rule
