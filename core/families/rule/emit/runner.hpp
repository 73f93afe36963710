#pragma once

#include <memory>
#include <optional>

#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {

/// Runs a rule at place after place: by Machine, and compiled where there are many of them.
class Runner {
 public:
  /// `rule` and `work` must outlive it.
  Runner(const Rule& rule, Work& work) : rule_(rule), work_(work), machine_(rule, work) {}

  /// How a place ends, and its moves where it does not. After a fault, or when the work is over, neither is of use.
  Ending run(std::span<const std::uint64_t> place, Options& options);

  const std::optional<Fault>& fault() const { return machine_.fault(); }
  /// Goes on after a fault.
  void forget_fault() { machine_.forget_fault(); }

 private:
  Ending run_machine(std::span<const std::uint64_t> place, Options& options);

  const Rule& rule_;
  Work& work_;
  Machine machine_;
  std::unique_ptr<CompiledRule> compiled_;
  std::uint64_t counted_ = 0;  // steps of what was compiled
  bool tried_ = false;
};

}  // namespace grundy::rule
