#include "params/problem.hpp"
#include "sums/turns/winning_turns.hpp"
#include "theory/work.hpp"

/// What the small modules decline: there the instance stops, and the full module is asked.

namespace grundy {

// Some tens of milliseconds, during which the page is blocked.
const std::uint64_t kPatience = 1'000'000;

// Faulty texts.
void Problems::add(std::string_view, ProblemCode, std::string_view, Expected,
                   std::optional<Passage>) {
  __builtin_trap();
}
bool Problems::has(std::string_view) const { return false; }

// Compound rules, except those in no_moore.cpp.
std::optional<BigCount> zero_turns(const RuledSum&, TurnPage&) { __builtin_trap(); }
std::optional<BigCount> misere_selective_turns(const RuledSum&, TurnPage&) { __builtin_trap(); }
std::optional<BigCount> equal_turns(const RuledSum&, TurnPage&) { __builtin_trap(); }
std::optional<BigCount> extreme_turns(const RuledSum&, Theorem, TurnPage&) { __builtin_trap(); }

}  // namespace grundy
