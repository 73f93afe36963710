#include "families/rule/emit/runner.hpp"

#include <utility>

namespace grundy::rule {

Ending Runner::run(std::span<const std::uint64_t> place, Options& options) {
  if (!tried_ && work_.spent() > CompiledRule::kWorthwhile) {
    compiled_ = CompiledRule::of(rule_, std::nullopt);
    tried_ = true;
  }
  if (!compiled_) return run_machine(place, options);
  const Emitted answer = compiled_->options(place, options);
  const std::uint64_t before = std::exchange(counted_, compiled_->work());
  work_.spend(counted_ - before + options.words());
  switch (answer) {
    case Emitted::Done: return Ending::Open;
    case Emitted::NoMove: return Ending::NoMove;
    case Emitted::Lost: return Ending::Lost;
    case Emitted::Won: return Ending::Won;
    default: return run_machine(place, options);
  }
}

Ending Runner::run_machine(std::span<const std::uint64_t> place, Options& options) {
  options.clear();
  const Ending ending = machine_.ending(place);
  if (ending == Ending::Open) machine_.options(place, options);
  return ending;
}

}  // namespace grundy::rule
