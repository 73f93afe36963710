#include <algorithm>

#include "analysis/steps.hpp"
#include "families/row/analyze_row.hpp"
#include "families/row/family.hpp"
#include "families/row/hidden_row.hpp"
#include "families/row/row_search.hpp"

namespace grundy {
namespace {

HeapTable heap_table(const CoinRow& coins, Play play) {
  HeapTable table;
  for (std::size_t i = 0; i < coins.hidden().values.size(); ++i) {
    NimTotals alone;
    if (coins.hidden().counts[i]) alone.add_heap(coins.hidden().values[i]);
    table.add(!is_lost(alone, play), alone.nim_sum);
  }
  return table;
}

// The number of `heap_of(place)` before and after coins leave the place.
ChangedNumber changed_number(const CoinRow& coins, std::size_t place, std::uint64_t moved) {
  const std::size_t heap = coins.heap_of(place);
  const std::uint64_t before = coins.hidden().values[heap];
  return changed_heap(coins.totals(), heap, before,
                      heap == place ? before - moved : before + moved);
}

struct CoinMoves {
  Moves moves;
  std::vector<RowMove> all;  // listed or not
};

CoinMoves winning_moves(const Row& row, const CoinRow& coins, const Rules& rules) {
  CoinMoves found;
  WinningMoves winning(rules.first_turn);
  for (std::size_t i = 0; i < row.heaps.size() && coins.won(); ++i) {
    const auto taken = coins.winning_coins(i);
    if (!taken) continue;
    found.all.push_back({i, *taken});
    if (!winning.next()) continue;
    const ChangedNumber changed = changed_number(coins, i, *taken);
    const Nimber after = coins.totals().nim_sum ^ changed.before ^ changed.after;
    winning.add({item_move(row, {i, *taken}), 0, after});
  }
  found.moves = std::move(winning).moves();
  return found;
}

// The answer of Topcoder's StoneGameStrategist: the fewest stones, then the leftmost pile, from 0.
std::string judge_line(const Row& row, const std::vector<RowMove>& winning) {
  if (row.game != RowGame::Ordered) return "";
  const auto fewer = [](const RowMove& a, const RowMove& b) { return a.taken < b.taken; };
  const auto best = std::min_element(winning.begin(), winning.end(), fewer);
  if (best == winning.end()) return "YOU LOSE";
  return "TAKE " + std::to_string(best->taken) + " STONES FROM PILE " + std::to_string(best->heap);
}

void add_hidden_steps(const Row& row, const CoinRow& coins, std::vector<Step>& steps) {
  const HiddenRow& hidden = coins.hidden();
  std::vector<Summand> all;
  Items counting;
  Items others;
  Items paired;
  for (std::uint32_t i = 0; i < hidden.values.size(); ++i) {
    all.push_back({i, hidden.values[i]});
    (hidden.counts[i] ? counting : others).push_back(i);
    if (!hidden.counts[i] && hidden.values[i] > 0 && coins.moves(i)) paired.push_back(i);
  }
  const bool stairs = row.game == RowGame::Staircase;
  if (stairs) steps.push_back({StepKind::EvenDepth, shown(std::move(others))});
  if (!stairs) steps.push_back(values_step(StepKind::Differences, all));
  if (!paired.empty()) steps.push_back({StepKind::Pairing, shown(std::move(paired))});
  if (stairs) steps.push_back({StepKind::OddDepth, shown(std::move(counting))});
}

std::vector<Step> explain(const Row& row, const CoinRow& coins, Play play, const Moves& moves) {
  const HiddenRow& hidden = coins.hidden();
  std::vector<Summand> summands;
  std::uint64_t ones = 0;
  bool ended = true;
  for (std::uint32_t i = 0; i < hidden.values.size(); ++i) {
    ended = ended && (hidden.values[i] == 0 || !coins.moves(i));
    if (!hidden.counts[i]) continue;
    summands.push_back({i, hidden.values[i]});
    ones += hidden.values[i] == 1;
  }
  if (ended) return {StepKind::Ended};
  std::vector<Step> steps;
  add_hidden_steps(row, coins, steps);
  steps.push_back(nim_sum_step(summands));
  if (play == Play::Misere) steps.push_back(misere_nim_step(coins.totals(), ones));
  const auto changed_by = [&](const Move& move) {
    return changed_number(coins, move.item, move.from - move.to);
  };
  add_restoring_steps(moves, play, changed_by, steps);
  return steps;
}

}  // namespace

void analyze_coin_row(const Row& row, const Rules& rules, Analysis& analysis) {
  const CoinRow coins(row, rules.play);
  analysis.verdict = {
      .outcome = outcome_of(coins.won()),
      .reason = rules.play == Play::Normal ? Theorem::Staircase : Theorem::MisereStaircase,
      .remoteness = {}};
  analysis.grundy = coins.totals().nim_sum;
  if (const auto searched = search_row(row, rules.play, kRemotenessLimit)) {
    analysis.verdict.remoteness = searched->remoteness.back();
  }
  fill_row(heap_table(coins, rules.play), analysis);
  CoinMoves winning = winning_moves(row, coins, rules);
  analysis.moves = std::move(winning.moves);
  analysis.steps = explain(row, coins, rules.play, analysis.moves);
  if (rules.play == Play::Normal) analysis.judge = judge_line(row, winning.all);
}

}  // namespace grundy
