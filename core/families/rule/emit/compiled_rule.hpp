#pragma once

#include <memory>
#include <vector>

#include "families/rule/emit/emit.hpp"
#include "families/rule/run/machine.hpp"
#include "params/play.hpp"
#include "theory/host/host.hpp"

namespace grundy::rule {

/// A rule that was emitted and compiled.
class CompiledRule {
 public:
  /// Compiling takes about as long as so many steps of Machine.
  static constexpr std::uint64_t kWorthwhile = 3'000;

  /// None if the rule cannot be compiled.
  static std::unique_ptr<CompiledRule> of(const Rule& rule, const std::optional<DenseBox>& box,
                                          bool depths = false);
  CompiledRule(const CompiledRule&) = delete;
  CompiledRule& operator=(const CompiledRule&) = delete;
  ~CompiledRule() { release(functions_); }

  /// The moves from a place, if it answers Done. If there are very many it answers Ask.
  Emitted options(std::span<const std::uint64_t> place, Options& options);
  /// Finds the Grundy numbers of positions of the box from `first` up to `last`, not included. Needs a rule that fills.
  /// With depths, their depth keys in this play too, which all follow the numbers of the box.
  Emitted fill(std::uint32_t first, std::uint32_t last, std::vector<std::uint32_t>& numbers,
               Play play = Play::Normal);
  /// The steps of the last call that answered.
  std::uint64_t taken() const { return taken_; }

 private:
  CompiledRule(EmittedRule emitted, std::vector<CompiledFunction> functions);

  std::uint64_t work() const;

  EmittedRule emitted_;
  std::vector<CompiledFunction> functions_;
  std::vector<std::uint32_t> stamps_;
  std::uint64_t taken_ = 0;
};

}  // namespace grundy::rule
