#include "analysis/steps.hpp"
#include "families/tree/family.hpp"
#include "families/tree/staircase.hpp"

namespace grundy {
namespace {

// The totals if the node's coins were the only ones on the tree.
NimTotals alone_at(const Tree& tree, const Staircase& staircase, std::uint32_t node) {
  NimTotals totals;
  if (staircase.counts(node)) totals.add_heap(tree.coins[node]);
  return totals;
}

Table node_table(const Tree& tree, const Staircase& staircase, Play play) {
  std::vector<std::uint8_t> outcomes(tree.coins.size());
  std::vector<double> grundy(tree.coins.size());
  for (std::uint32_t node = 0; node < tree.coins.size(); ++node) {
    const NimTotals alone = alone_at(tree, staircase, node);
    outcomes[node] = letter(!is_lost(alone, play));
    grundy[node] = static_cast<double>(alone.nim_sum);
  }
  return table_of_items("node", std::move(outcomes), std::move(grundy));
}

// The node at odd depth whose coins change when coins of `node` move up.
std::uint32_t heap_of(const Tree& tree, const Staircase& staircase, std::uint32_t node) {
  return staircase.counts(node) ? node : static_cast<std::uint32_t>(tree.parents[node]);
}

Moves winning_moves(const Tree& tree, const Staircase& staircase, const Rules& rules) {
  WinningMoves winning(rules.first_turn);
  for (std::uint32_t node = 0; node < tree.coins.size() && staircase.won(); ++node) {
    const auto rest = staircase.winning_rest(node);
    if (!rest || !winning.next()) continue;
    const std::uint32_t heap = heap_of(tree, staircase, node);
    const Nimber after =
        staircase.totals().without_heap(tree.coins[heap]).nim_sum ^
        balancing_heap(staircase.totals().without_heap(tree.coins[heap]), rules.play);
    winning.add({coins_up(tree, tree.coins, node, *rest), 0, after});
  }
  return std::move(winning).moves();
}

bool has_ended(const Tree& tree) {
  for (std::size_t node = 0; node < tree.coins.size(); ++node) {
    if (tree.coins[node] > 0 && tree.parents[node] != Tree::kNoParent) return false;
  }
  return true;
}

std::vector<Step> explain(const Tree& tree, const Staircase& staircase, Play play,
                          const Moves& moves) {
  if (has_ended(tree)) return {StepKind::Ended};
  Items odd;
  Items even;
  std::vector<Summand> summands;
  std::uint64_t ones = 0;
  for (std::uint32_t node = 0; node < tree.coins.size(); ++node) {
    (staircase.counts(node) ? odd : even).push_back(node);
    if (!staircase.counts(node)) continue;
    summands.push_back({node, tree.coins[node]});
    ones += tree.coins[node] == 1;
  }
  std::vector<Step> steps{Step(StepKind::EvenDepth, shown(std::move(even))),
                          Step(StepKind::OddDepth, shown(std::move(odd))), nim_sum_step(summands)};
  if (play == Play::Misere) steps.push_back(misere_nim_step(staircase.totals(), ones));
  const auto changed_by = [&](const Move& move) {
    const std::uint32_t heap = heap_of(tree, staircase, move.item);
    const std::uint64_t moved = move.from - move.to;
    const std::uint64_t before = tree.coins[heap];
    return changed_heap(staircase.totals(), heap, before,
                        heap == move.item ? before - moved : before + moved);
  };
  add_restoring_steps(moves, play, changed_by, steps);
  return steps;
}

Rehang answers(const Tree& tree, const Staircase& staircase, Play play) {
  Rehang rehang;
  for (const RehangQuestion& question : tree.rehang) {
    const auto after = staircase.rehung(question);
    rehang.node.push_back(question.node);
    rehang.parent.push_back(question.parent);
    rehang.outcome.push_back(after ? letter(!is_lost(*after, play)) : kInvalid);
    rehang.grundy.push_back(after ? static_cast<double>(after->nim_sum) : -1);
  }
  return rehang;
}

}  // namespace

void analyze_position(const Tree& tree, const Rules& rules, Analysis& analysis) {
  const Play play = rules.play;
  const Staircase staircase(tree, play);
  analysis.verdict = {
      .outcome = outcome_of(staircase.won()),
      .reason = play == Play::Normal ? Theorem::Staircase : Theorem::MisereStaircase,
      .remoteness = tree_remoteness(tree, play)};
  analysis.grundy = staircase.totals().nim_sum;
  add_whole(analysis);
  analysis.moves = winning_moves(tree, staircase, rules);
  analysis.steps = explain(tree, staircase, play, analysis.moves);
  analysis.tables.push_back(node_table(tree, staircase, play));
  analysis.rehang = answers(tree, staircase, play);
}

}  // namespace grundy
