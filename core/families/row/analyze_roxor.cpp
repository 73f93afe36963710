#include <algorithm>

#include "analysis/steps.hpp"
#include "families/row/analyze_row.hpp"
#include "families/row/family.hpp"
#include "families/row/row_search.hpp"
#include "families/row/roxor.hpp"

namespace grundy {
namespace {

HeapTable heap_table(const Roxor& roxor) {
  HeapTable table;
  for (std::size_t pot = 0; pot < roxor.numbers().size(); ++pot) {
    table.add(roxor.stone_wins(pot), roxor.numbers()[pot]);
  }
  return table;
}

struct WinningPots {
  Moves moves;
  std::vector<RowMove> listed;
  std::optional<RowMove> first;
};

WinningPots winning_pots(const Row& row, const Roxor& roxor, std::uint64_t first) {
  WinningPots found;
  std::uint64_t count = 0;
  roxor.for_each_winning_move([&](const RowMove& move) {
    if (count == 0) found.first = move;
    if (++count <= first || found.listed.size() == Moves::kMaxListed) return;
    found.listed.push_back(move);
  });
  found.moves = {.count = BigCount(count), .from = first, .list = {}};
  for (const RowMove& move : found.listed) {
    const Nimber after = roxor.after(move).nim_sum;
    found.moves.list.push_back(turn_of<Move>({{item_move(row, move), 0, after}}));
  }
  return found;
}

// The answer of Topcoder's Roxor: the first winning move, pots counted from 0.
std::string judge_line(const std::optional<RowMove>& first) {
  if (!first) return "{}";
  return "{" + std::to_string(first->heap) + ", " + std::to_string(first->pots[0]) + ", " +
         std::to_string(first->pots[1]) + "}";
}

std::vector<Step> explain(const Row& row, const Roxor& roxor, Play play,
                          const WinningPots& winning) {
  const RowLimits limits(row, row.heaps);
  std::vector<Summand> all;
  std::vector<Summand> summands;
  Items live;
  for (std::uint32_t pot = 0; pot < row.heaps.size(); ++pot) {
    if (limits.most_taken(pot) > 0) live.push_back(pot);
    all.push_back({pot, roxor.numbers()[pot]});
    if (row.heaps[pot] % 2 == 1) summands.push_back(all.back());
  }
  if (live.empty()) return {StepKind::Ended};
  std::vector<Step> steps{values_step(StepKind::PlaceValues, all), nim_sum_step(summands)};
  if (play == Play::Misere) {
    steps.push_back({StepKind::Tame, shown(std::move(live))});
    steps.push_back(misere_nim_step(roxor.totals(), row.heaps[row.heaps.size() - 2]));
  }
  for (std::uint32_t i = 0; i < std::min(winning.listed.size(), kMaxRestoring); ++i) {
    const RowMove& move = winning.listed[i];
    const Heaps& numbers = roxor.numbers();
    const auto pot = static_cast<std::uint32_t>(move.heap);
    RestoresStep step{items_of(winning.moves.list[i]),
                      pot,
                      i,
                      numbers[pot],
                      numbers[move.pots[0]] ^ numbers[move.pots[1]],
                      std::nullopt};
    if (play == Play::Misere) step.big = roxor.after(move).firm;
    steps.push_back(std::move(step));
  }
  if (winning.listed.empty()) steps.push_back(StepKind::NoRestoring);
  return steps;
}

}  // namespace

void analyze_roxor(const Row& row, const Rules& rules, Analysis& analysis) {
  const Roxor roxor(row, rules.play);
  analysis.verdict = {.outcome = outcome_of(roxor.won()),
                      .reason = rules.play == Play::Normal ? Theorem::SpragueGrundy : Theorem::Tame,
                      .remoteness = {}};
  analysis.grundy = roxor.totals().nim_sum;
  if (const auto searched = search_row(row, rules.play, kRemotenessLimit)) {
    analysis.verdict.remoteness = searched->remoteness.back();
  }
  fill_row(heap_table(roxor), analysis);
  WinningPots winning = winning_pots(row, roxor, rules.first_turn);
  analysis.steps = explain(row, roxor, rules.play, winning);
  analysis.moves = std::move(winning.moves);
  if (rules.play == Play::Normal) analysis.judge = judge_line(winning.first);
}

}  // namespace grundy
