#include "analysis/explanation.hpp"
#include "sums/loop_ruling.hpp"

namespace grundy {

void explain_nim_sum(Explanation& e, Theorem theorem) {
  if (e.live.empty()) return e.add(EndedStep{});
  e.add_grundy_steps();
  std::vector<Summand> summands;
  NimTotals totals;
  std::uint64_t ones = 0;
  summands.reserve(e.facts.size());
  for (std::uint32_t i = 0; i < e.facts.size(); ++i) {
    const Facts& facts = e.facts[i];
    summands.push_back({i, facts.grundy});
    totals.add(facts.grundy, !facts.fickle);
    ones += facts.fickle && facts.grundy == 1;
  }
  if (e.facts.size() > 1) e.add(nim_sum_step(summands));
  if (e.rules.play == Play::Misere) {
    if (theorem == Theorem::Tame) e.add(TameStep{shown(Items(e.live.begin(), e.live.end()))});
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
  std::vector<Summand> summands;
  for (std::uint32_t i = 0; i < e.facts.size(); ++i) {
    if (i != infinite) summands.push_back({i, e.facts[i].grundy});
  }
  if (summands.size() > 1) e.add(nim_sum_step(summands));
  e.add(LoopSumStep{{static_cast<std::uint32_t>(infinite)},
                    finite_sum(e.facts),
                    *e.facts[infinite].loop_set,
                    is_inside(e.facts)});
  add_leaving_steps(e.analysis.moves, e.analysis.steps);
}

void explain_loops_draw(Explanation& e) {
  e.add_grundy_steps();
  e.add(LoopsDrawStep{e.items_where([](const Facts& f) { return f.loop_set != nullptr; })});
}

}  // namespace grundy
