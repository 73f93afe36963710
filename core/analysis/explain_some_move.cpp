#include "analysis/explanation.hpp"

namespace grundy {
namespace {

void add_few_live(Explanation& e) {
  if (e.rules.sum.compound != Compound::UpTo) return;
  e.add(CountStep{StepKind::FewLive, {}, e.live.size(), e.rules.sum.most});
}

}  // namespace

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

}  // namespace grundy
