#include "analysis/explanation.hpp"
#include "sums/loop_ruling.hpp"

namespace grundy {

void explain_nim_sum(Explanation& e, Theorem theorem) {
  if (e.live.empty()) return e.add(StepKind::Ended);
  e.add_grundy_steps();
  NimTotals totals;
  std::uint64_t ones = 0;
  for (const Facts& facts : e.facts) {
    totals.add(facts.grundy, !facts.fickle);
    ones += facts.fickle && facts.grundy == 1;
  }
  if (e.facts.size() > 1) e.add(nim_sum_step(e.grundy_numbers()));
  if (e.rules.play == Play::Misere) {
    if (theorem == Theorem::Tame)
      e.add({StepKind::Tame, shown(Items(e.live.begin(), e.live.end()))});
    e.add(misere_nim_step(totals, ones));
  }
  const auto changed_by = [&](const Move& move) {
    const Facts& before = e.facts[move.component];
    const Facts after = e.kind_of(move.component).facts(move.state);
    NimTotals changed = totals.without(before.grundy, !before.fickle);
    changed.add(after.grundy, !after.fickle);
    return ChangedNumber{move.item, before.grundy, after.grundy, changed.firm};
  };
  add_restoring_steps(e.analysis.moves, e.rules.play, changed_by, e.analysis.steps);
}

void explain_loop_sum(Explanation& e) {
  e.add_grundy_steps();
  const std::size_t infinite = infinite_part(e.facts);
  const auto finite = e.numbers([](const Facts& f) {
    return f.loop_set == nullptr ? std::optional(f.grundy) : std::nullopt;
  });
  if (finite.size() > 1) e.add(nim_sum_step(finite));
  e.add(LoopStep{{static_cast<std::uint32_t>(infinite)},
                 *e.facts[infinite].loop_set,
                 finite_sum(e.facts),
                 is_inside(e.facts)});
  add_leaving_steps(e.analysis.moves, e.analysis.steps);
}

void explain_loops_draw(Explanation& e) {
  e.add_grundy_steps();
  e.add({StepKind::LoopsDraw, e.items_where([](const Facts& f) { return f.loop_set != nullptr; })});
}

}  // namespace grundy
