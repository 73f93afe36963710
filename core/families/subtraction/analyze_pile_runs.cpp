#include <algorithm>
#include <bit>

#include "analysis/steps.hpp"
#include "families/subtraction/family.hpp"
#include "families/subtraction/nim_runs.hpp"

namespace grundy {
namespace {

NimRunsStep nim_runs_step(const PileRuns& piles) {
  NimRunsStep step{};
  for (std::uint32_t i = 0; i < piles.runs.size(); ++i) {
    if (i == kMaxShown) {
      step.omitted = piles.runs.size() - i;
      break;
    }
    const NumberRun& run = piles.runs[i];
    step.items.push_back(i);
    step.first.push_back(run.first);
    step.last.push_back(run.last);
    step.times.push_back(run.times);
    step.values.push_back(nim_sum_of(run));
  }
  return step;
}

// Exactly the piles with the leading binary digit of the nim-sum have a winning move, one each.
Moves winning_moves(const PileRuns& piles, Nimber total, std::uint64_t from) {
  std::vector<Move> list;
  std::uint64_t winning = 0;
  std::uint64_t before = 0;
  const auto bit = static_cast<unsigned>(std::bit_width(total)) - 1;
  for (std::uint32_t i = 0; total != 0 && i < piles.runs.size(); ++i) {
    const NumberRun& run = piles.runs[i];
    const std::uint64_t here = with_bit(run, bit);
    const std::uint64_t smaller = below_with_bit(run.first, bit);
    for (std::uint64_t k = std::max(from, winning) - winning;
         k < here && list.size() < Moves::kMaxListed; ++k) {
      const std::uint64_t place =
          run.last > run.first ? nth_with_bit(smaller + k, bit) - run.first : k;
      const std::uint64_t size = run.at(place);
      const std::uint64_t left = size ^ total;
      list.push_back(
          {moved(before + place + 1, std::to_string(left), i, size, left), i, left, left});
    }
    winning += here;
    before += run.size();
  }
  return single_moves(std::move(list), winning, from);
}

Components components_of(const PileRuns& piles) {
  Components components;
  for (const NumberRun& run : piles.runs) {
    const Nimber number = nim_sum_of(run);
    components.table.push_back(0);
    components.state.push_back(0);
    components.outcome.push_back(letter(outcome_of(number != 0)));
    components.grundy.push_back(static_cast<double>(number));
    components.remoteness.push_back(kUnknownRemoteness);
  }
  return components;
}

}  // namespace

void analyze_position(const PileRuns& piles, const Rules& rules, Analysis& analysis) {
  std::vector<Summand> summands;
  for (std::uint32_t i = 0; i < piles.runs.size(); ++i) {
    summands.push_back({i, nim_sum_of(piles.runs[i])});
  }
  ColumnsStep sum = nim_sum_step(summands);
  const Nimber total = *sum.total;
  analysis.verdict = {
      .outcome = outcome_of(total != 0), .reason = Theorem::SpragueGrundy, .remoteness = {}};
  analysis.grundy = total;
  const auto empty = [](const NumberRun& run) { return run.last == 0; };
  const bool ended = std::all_of(piles.runs.begin(), piles.runs.end(), empty);
  if (ended) analysis.verdict.remoteness = 0;
  analysis.components = components_of(piles);
  analysis.moves = winning_moves(piles, total, rules.first_turn);
  if (ended) return analysis.steps.push_back(StepKind::Ended);
  analysis.steps.push_back(nim_runs_step(piles));
  if (summands.size() > 1) analysis.steps.push_back(std::move(sum));
  const auto changed_by = [](const Move& move) {
    return ChangedNumber{move.item, move.from, move.to, 0};
  };
  add_restoring_steps(analysis.moves, Play::Normal, changed_by, analysis.steps);
}

}  // namespace grundy
