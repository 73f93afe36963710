#pragma once

#include "sums/component.hpp"

namespace grundy {

/// Heaps of Nim: the state is the number of coins. Everything is known in closed form.
class NimHeap : public ComponentKind {
 public:
  /// Tables and `what if` cover the heaps 0 … shown-1.
  NimHeap(Play play, std::uint64_t shown) : play_(play), shown_(shown) {}

  Facts facts(State coins) const override;
  void for_each_option(State coins, const VisitOptions& visit) const override;
  std::int64_t rank(State coins) const override { return static_cast<std::int64_t>(coins); }
  std::uint64_t states() const override { return shown_; }
  std::uint64_t solved_positions() const override { return 1; }
  SolvedTable take_table() override;

 private:
  Play play_;
  std::uint64_t shown_;
};

}  // namespace grundy
