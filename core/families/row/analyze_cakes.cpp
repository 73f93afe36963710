#include <algorithm>

#include "analysis/steps.hpp"
#include "families/row/analyze_row.hpp"
#include "families/row/cake.hpp"
#include "families/row/family.hpp"
#include "families/row/hidden_row.hpp"
#include "families/row/row_search.hpp"

namespace grundy {
namespace {

// The parity of the number of largest cakes decides, so each counts like a heap of 1 in Nim.
HeapTable heap_table(const HiddenRow& hidden, const CakeVerdict& verdict, Play play) {
  const bool only_ones = play == Play::Misere && verdict.size <= 1;
  HeapTable table;
  for (const std::uint8_t counts : hidden.counts) table.add((counts != 0) != only_ones, counts);
  return table;
}

std::vector<std::uint32_t> largest_cakes(const HiddenRow& hidden) {
  std::vector<std::uint32_t> cakes;
  for (std::uint32_t i = 0; i < hidden.counts.size(); ++i) {
    if (hidden.counts[i]) cakes.push_back(i);
  }
  return cakes;
}

// The winning moves by cake, then by the number of pieces eaten.
Moves winning_moves(const Row& row, const CakeVerdict& verdict,
                    const std::vector<std::uint32_t>& largest, std::uint64_t first) {
  Moves moves{.count = BigCount(verdict.choices()), .from = first, .list = {}};
  *moves.count *= verdict.won ? largest.size() : 0;
  if (!verdict.won || verdict.choices() == 0) return moves;
  // An odd number of ones has Grundy number 1; all else that is left is lost in normal play as well.
  const Nimber after = verdict.leaves_ones ? 1 : 0;
  std::uint64_t skipped = first % verdict.choices();
  for (std::uint64_t cake = first / verdict.choices(); cake < largest.size(); ++cake) {
    const std::uint32_t item = largest[static_cast<std::size_t>(cake)];
    for (; skipped < verdict.choices(); ++skipped) {
      if (moves.list.size() == Moves::kMaxListed) return moves;
      const std::uint64_t left = verdict.most - skipped;
      const RowMove move{item, verdict.size - left};
      moves.list.push_back(turn_of<Move>({{item_move(row, move), 0, after}}));
    }
    skipped = 0;
  }
  return moves;
}

// The answer of Topcoder's CakeParty, which also names a move for the loser: the first in the order
// of strings, cakes counted from 0.
std::string judge_line(const CakeVerdict& verdict, const std::vector<std::uint32_t>& largest) {
  if (largest.empty()) return "";
  std::string cake = std::to_string(largest[0]);
  for (const std::uint32_t item : largest) cake = std::min(cake, std::to_string(item));
  const std::uint64_t pieces =
      verdict.won ? first_as_string(verdict.size - verdict.most, verdict.size - verdict.least) : 1;
  return "CAKE " + cake + " PIECES " + std::to_string(pieces);
}

TurnStep achieves_step(const Row& row, const Moves& moves, std::uint32_t turn, bool leaves_ones) {
  const Move& move = moves.list[turn].moves[0];
  Heaps after = row.heaps;
  after[move.item] = move.to;
  return {{move.item},
          turn,
          leaves_ones ? Theorem::Ones : Theorem::Cake,
          decide_cakes(after, Play::Normal).count};
}

std::vector<Step> explain(const Row& row, const CakeVerdict& verdict,
                          const std::vector<std::uint32_t>& largest, const Moves& moves) {
  if (verdict.size == 0) return {StepKind::Ended};
  std::vector<Step> steps{
      CountStep{StepKind::Largest, shown(largest), verdict.count, verdict.size}};
  for (std::uint32_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
    steps.push_back(achieves_step(row, moves, i, verdict.leaves_ones));
  }
  if (moves.list.empty()) steps.push_back(StepKind::NoneAchieves);
  return steps;
}

}  // namespace

void analyze_cakes(const Row& row, const Rules& rules, Analysis& analysis) {
  const CakeVerdict verdict = decide_cakes(row.heaps, rules.play);
  const HiddenRow hidden = hidden_row(row);
  analysis.verdict = {.outcome = outcome_of(verdict.won),
                      .reason = rules.play == Play::Normal ? Theorem::Cake : Theorem::MisereCake,
                      .remoteness = {}};
  if (const auto searched = search_row(row, rules.play, kRemotenessLimit)) {
    analysis.grundy = searched->grundy.back();
    analysis.verdict.remoteness = searched->remoteness.back();
  }
  fill_row(heap_table(hidden, verdict, rules.play), analysis);
  analysis.number = DecidingNumber::Outcome;
  const std::vector<std::uint32_t> largest = largest_cakes(hidden);
  analysis.moves = winning_moves(row, verdict, largest, rules.first_turn);
  analysis.steps = explain(row, verdict, largest, analysis.moves);
  if (rules.play == Play::Normal) analysis.judge = judge_line(verdict, largest);
}

}  // namespace grundy
