#include "analysis/explanation.hpp"
#include "sums/loop_ruling.hpp"

namespace grundy {
namespace {

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

void add_few_live(Explanation& e) {
  if (e.rules.sum.compound != Compound::UpTo) return;
  e.add(CountStep{StepKind::FewLive, {}, e.live.size(), e.rules.sum.most});
}

void explain_all_zero(Explanation& e, Theorem theorem) {
  if (e.live.empty()) return e.add(StepKind::Ended);
  e.add_grundy_steps();
  add_few_live(e);
  e.add(CountStep{StepKind::Selective, e.items_where([](const Facts& f) { return f.grundy != 0; }),
                  e.live.size()});
  e.achieve([&](const PlayedTurn& turn) {
    const bool alone = theorem == Theorem::MisereSelective && count_live(e.after(turn)) == 1;
    return std::pair(alone ? Theorem::Alone : theorem, std::uint64_t{0});
  });
}

void explain_all_equal(Explanation& e) {
  e.add_grundy_steps();
  const Nimber first = e.facts[0].grundy;
  const bool equal = std::all_of(e.facts.begin(), e.facts.end(),
                                 [first](const Facts& f) { return f.grundy == first; });
  e.add(values_step(StepKind::AllEqual, e.grundy_numbers(),
                    equal ? std::optional(first) : std::nullopt));
  e.achieve(
      [&](const PlayedTurn& turn) { return std::pair(Theorem::NotAll, e.after(turn)[0].grundy); });
}

void explain_digit_sums(Explanation& e, Theorem theorem) {
  e.add_grundy_steps();
  const std::uint64_t most = turn_size(e.rules.sum, e.facts.size(), e.live.size()).most;
  if (theorem == Theorem::Moore) {
    if (e.live.size() == most + 1) {
      add_few_live(e);
    } else {
      e.add(StepKind::NoneGrows);
    }
  }
  e.add(columns_step(e.grundy_numbers(), most + 1));
  e.achieve([&](const PlayedTurn& turn) {
    const std::vector<Facts> facts = e.after(turn);
    const bool small = theorem == Theorem::MisereMoore && column_count(facts) < 2;
    return std::pair(small ? Theorem::Ones : theorem,
                     small ? ones_in_column(facts, 0) : std::uint64_t{0});
  });
}

// The least remoteness of the parts that are not drawn, or the greatest suspense number.
void explain_extreme(Explanation& e, Theorem theorem) {
  if (e.live.empty()) return e.add(StepKind::Ended);
  const bool least = theorem == Theorem::Conjunctive;
  const auto field = least ? &Facts::remoteness : &Facts::suspense;
  const auto extreme = [least](const std::vector<Facts>& facts) {
    return static_cast<std::uint64_t>(least ? least_remoteness(facts) : greatest_suspense(facts));
  };
  if (!ends_whole(e.sum)) e.add_number_steps(row_of(theorem).number, field);
  const auto numbers = e.numbers([&](const Facts& f) {
    return f.*field == kUnknownRemoteness ? std::nullopt
                                          : std::optional(static_cast<std::uint64_t>(f.*field));
  });
  e.add(values_step(least ? StepKind::LeastRemoteness : StepKind::GreatestSuspense, numbers,
                    extreme(e.facts)));
  e.achieve([&](const PlayedTurn& turn) { return std::pair(theorem, extreme(e.after(turn))); });
}

// The only live component is decided by its options.
void explain_alone(Explanation& e) {
  const std::size_t part = e.live[0];
  const auto item = static_cast<std::uint32_t>(part);
  const ComponentKind& kind = *e.sum.kinds[e.sum.parts[part].kind];
  if (e.facts.size() > 1) e.add({StepKind::OneLive, {item}});
  RecursionStep step{.items = {item}, .state = e.sum.place(part)};
  e.sum.for_each_option(part, [&](const OptionRange& range) {
    step.options += range.size();
    for (State s = range.first; range.facts.outcome == Outcome::Lose && s <= range.last; ++s) {
      if (step.lost.size() == kMaxShown) break;
      step.lost.push_back(kind.place(s));
      if (kind.comes_apart()) step.left.push_back(heaps_left(kind, s));
    }
  });
  e.add(std::move(step));
  const auto* searched = std::get_if<Searched>(&e.analysis.verdict.reason);
  if (searched) e.add(SearchStep{{}, *searched});
}

void explain_by_theorem(Explanation& e, Theorem theorem) {
  const auto is_draw = [](const Facts& f) { return f.outcome == Outcome::Draw; };
  switch (theorem) {
    case Theorem::SpragueGrundy:
    case Theorem::Smith:
    case Theorem::MisereNim:
    case Theorem::Tame: return explain_nim_sum(e, theorem);
    case Theorem::Ended: return e.add(StepKind::Ended);
    case Theorem::Alone: return explain_alone(e);
    case Theorem::Single: return e.add({StepKind::Single, {0}});
    case Theorem::Selective:
    case Theorem::MisereSelective: return explain_all_zero(e, theorem);
    case Theorem::NotAll: return explain_all_equal(e);
    case Theorem::Conjunctive:
    case Theorem::Continued: return explain_extreme(e, theorem);
    case Theorem::Moore:
    case Theorem::MisereMoore: return explain_digit_sums(e, theorem);
    case Theorem::SmithOne: return explain_loop_sum(e);
    case Theorem::SmithSeveral: return explain_loops_draw(e);
    case Theorem::Endless: return e.add({StepKind::LoopsDraw, e.items_where(is_draw)});
    default: return;  // theorems of single families
  }
}

// Moore's test does not apply where numbers grow, and is not tried where moves can go in circles.
void explain_search(Explanation& e) {
  Items over;
  for (std::uint32_t i = 0; i < e.sum.parts.size(); ++i) {
    const auto& [kind, state] = e.sum.parts[i];
    if (e.sum.kinds[kind]->won_at_once(state)) over.push_back(i);
  }
  if (!over.empty()) return e.add({StepKind::WholeEnds, std::move(over)});
  const bool tested = e.rules.sum.compound == Compound::UpTo && e.rules.play == Play::Normal;
  if (tested && !any_loopy(e.facts) && !ends_whole(e.sum)) {
    e.add({StepKind::Grows, e.items_where([](const Facts& f) { return f.grows; })});
  }
  e.add(SearchStep{{}, e.analysis.verdict.reason});
  add_leaving_steps(e.analysis.moves, e.analysis.steps);
}

}  // namespace

void explain_sum(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
                 std::optional<Theorem> theorem, Analysis& analysis) {
  Explanation explanation(sum, facts, rules, analysis);
  if (theorem) {
    explain_by_theorem(explanation, *theorem);
  } else if (std::holds_alternative<BeyondLimit>(analysis.verdict.reason)) {
    explanation.add(SearchStep{{}, analysis.verdict.reason});
  } else {
    explain_search(explanation);
  }
}

}  // namespace grundy
