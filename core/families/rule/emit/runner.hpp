#pragma once

#include <memory>
#include <optional>

#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {

/// Runs a rule at place after place: by Machine at first, compiled once that has taken many steps. Both
/// take the same steps.
class Runner {
 public:
  /// `rule` and `work` must outlive it.
  Runner(const Rule& rule, Work& work) : rule_(rule), work_(work), machine_(rule, work) {}

  /// How a place ends and, if it does not, its moves. After a fault, or when the work is over, neither means anything.
  Ending run(std::span<const std::uint64_t> place, Options& options);

  const std::optional<Fault>& fault() const { return machine_.fault(); }
  /// Forgets a fault, so that the runner goes on.
  void forget_fault() { machine_.forget_fault(); }

 private:
  Ending run_machine(std::span<const std::uint64_t> place, Options& options);

  const Rule& rule_;
  Work& work_;
  Machine machine_;
  std::unique_ptr<CompiledRule> compiled_;
  bool tried_ = false;
};

}  // namespace grundy::rule
