#include "analysis/explanation.hpp"
#include "sums/loop_ruling.hpp"

namespace grundy {
namespace {

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
    case Theorem::Conjunctive: return explain_least_remoteness(e);
    case Theorem::Continued: return explain_greatest_suspense(e);
    case Theorem::Moore:
    case Theorem::MisereMoore: return explain_digit_sums(e, theorem);
    case Theorem::SmithOne: return explain_loop_sum(e);
    case Theorem::SmithSeveral: return explain_loops_draw(e);
    case Theorem::Endless: return e.add({StepKind::LoopsDraw, e.items_where(is_draw)});
    default: return;  // of single families
  }
}

// Moore's test fails where numbers grow; where moves can go in circles it is not tried.
void explain_search(Explanation& e, const Searched& searched) {
  const bool tested = e.rules.sum.compound == Compound::UpTo && e.rules.play == Play::Normal;
  if (tested && !any_loopy(e.facts)) {
    e.add({StepKind::Grows, e.items_where([](const Facts& f) { return f.grows; })});
  }
  e.add(SearchStep{{}, searched});
  add_leaving_steps(e.analysis.moves, e.analysis.steps);
}

}  // namespace

void explain_sum(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
                 std::optional<Theorem> theorem, Analysis& analysis) {
  Explanation explanation(sum, facts, rules, analysis);
  if (theorem) {
    explain_by_theorem(explanation, *theorem);
  } else if (const auto* searched = std::get_if<Searched>(&analysis.verdict.reason)) {
    explain_search(explanation, *searched);
  } else {
    explanation.add(SearchStep{{}, std::get<BeyondLimit>(analysis.verdict.reason)});
  }
}

}  // namespace grundy
