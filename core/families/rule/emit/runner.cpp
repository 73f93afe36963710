#include "families/rule/emit/runner.hpp"

namespace grundy::rule {

Ending Runner::run(std::span<const std::uint64_t> place, Options& options) {
  if (!tried_ && work_.spent() > CompiledRule::kWorthwhile) {
    compiled_ = CompiledRule::of(rule_, std::nullopt);
    tried_ = true;
  }
  if (!compiled_) return run_machine(place, options);
  const Emitted answer = compiled_->options(place, options);
  if (answer > Emitted::Won) return run_machine(place, options);
  work_.spend(compiled_->taken() + options.words());
  return static_cast<Ending>(answer);
}

Ending Runner::run_machine(std::span<const std::uint64_t> place, Options& options) {
  return machine_.look(place, options);
}

}  // namespace grundy::rule
