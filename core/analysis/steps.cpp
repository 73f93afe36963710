#include "analysis/steps.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace grundy {

namespace {

template <class Shape>
Shape listing(Shape step, const std::vector<Summand>& numbers) {
  const std::size_t listed = std::min(numbers.size(), kMaxShown);
  for (std::size_t i = 0; i < listed; ++i) {
    step.items.push_back(numbers[i].item);
    step.values.push_back(numbers[i].value);
  }
  step.omitted = numbers.size() - listed;
  return step;
}

}  // namespace

ValuesStep values_step(StepKind kind, const std::vector<Summand>& numbers,
                       std::optional<std::uint64_t> result) {
  return listing(ValuesStep{.kind = kind, .result = result}, numbers);
}

ColumnsStep columns_step(const std::vector<Summand>& numbers, std::uint64_t base) {
  ColumnsStep step = listing(ColumnsStep{.base = base}, numbers);
  std::array<std::uint64_t, 64> ones{};
  std::uint64_t all_bits = 1;
  for (const Summand& number : numbers) {
    all_bits |= number.value;
    for (std::uint64_t rest = number.value; rest != 0; rest &= rest - 1) {
      ++ones[static_cast<std::size_t>(std::countr_zero(rest))];
    }
  }
  for (auto bit = static_cast<std::uint32_t>(std::bit_width(all_bits)); bit-- > 0;) {
    step.columns.push_back({bit, ones[bit], ones[bit] % base});
  }
  return step;
}

ColumnsStep nim_sum_step(const std::vector<Summand>& numbers) {
  ColumnsStep step = columns_step(numbers, 2);
  std::uint64_t total = 0;
  for (const Summand& number : numbers) total ^= number.value;
  step.total = total;
  return step;
}

MisereNimStep misere_nim_step(const NimTotals& totals, std::uint64_t ones) {
  return {.items = {}, .big = totals.firm, .ones = ones, .total = totals.nim_sum};
}

ChangedNumber changed_heap(const NimTotals& totals, std::size_t heap, std::uint64_t before,
                           std::uint64_t after) {
  NimTotals changed = totals.without_heap(before);
  changed.add_heap(after);
  return {static_cast<std::uint32_t>(heap), before, after, changed.firm};
}

void add_restoring_steps(const Moves& moves, Play play,
                         const std::function<ChangedNumber(const Move&)>& changed_by,
                         std::vector<Step>& steps) {
  for (std::uint32_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
    const Move& move = moves.list[i].moves[0];
    const ChangedNumber changed = changed_by(move);
    RestoresStep step{{move.item}, changed.heap, i, changed.before, changed.after, std::nullopt};
    if (play == Play::Misere) step.big = changed.firm;
    steps.push_back(std::move(step));
  }
  if (moves.list.empty()) steps.push_back(StepKind::NoRestoring);
}

void add_leaving_steps(const Moves& moves, std::vector<Step>& steps) {
  for (std::uint32_t i = 0; i < std::min(moves.list.size(), kMaxRestoring); ++i) {
    steps.push_back(TurnStep{items_of(moves.list[i]), i});
  }
}

Items items_of(const PlayedTurn& turn) {
  Items items;
  for (const Move& move : turn.moves) {
    items.push_back(move.item);
    for (const ItemChange& change : move.changes) items.push_back(change.item);
  }
  return shown(std::move(items));
}

Moves single_moves(std::vector<Move> list, std::uint64_t count, std::uint64_t from) {
  Moves moves{.count = BigCount(count), .from = from, .list = {}};
  for (Move& move : list) moves.list.push_back(turn_of<Move>({std::move(move)}));
  return moves;
}

Items shown(Items items) {
  items.resize(std::min(items.size(), kMaxShown));
  return items;
}

void analyze_ended(Play play, Analysis& analysis) {
  analysis.verdict = {
      .outcome = outcome_of(play == Play::Misere), .reason = Searched{1}, .remoteness = 0};
  analysis.moves.count = BigCount(0);
  analysis.steps = {StepKind::Ended};
}

void analyze_searched(Depth depth, Searched searched, Moves moves, Analysis& analysis) {
  analysis.verdict = {.outcome = outcome_of(depth), .reason = searched, .remoteness = {}};
  if (depth != kNoEnd) analysis.verdict.remoteness = depth.remoteness;
  analysis.moves = std::move(moves);
  analysis.steps.push_back(SearchStep{{}, searched});
  add_leaving_steps(analysis.moves, analysis.steps);
}

void analyze_undecided(BeyondLimit beyond, Analysis& analysis) {
  analysis.verdict = {.outcome = Outcome::Undecided, .reason = beyond, .remoteness = {}};
  analysis.steps.push_back(SearchStep{{}, beyond});
}

void add_whole(Analysis& analysis) {
  const auto& [outcome, reason, remoteness] = analysis.verdict;
  analysis.components = {
      .table = {0},
      .state = {0},
      .outcome = {letter(outcome)},
      .grundy = {analysis.grundy ? static_cast<double>(*analysis.grundy) : kUnknownNumber},
      .remoteness = {remoteness.value_or(kUnknownRemoteness)},
      .suspense = {}};
}

Table table_of_items(std::string name, std::vector<std::uint8_t> outcomes, GrundyNumbers grundy) {
  const std::size_t count = outcomes.size();
  return {.name = std::move(name),
          .columns = static_cast<std::uint32_t>(count),
          .rows = 1,
          .outcomes = std::move(outcomes),
          .grundy = std::move(grundy),
          .remoteness = std::vector<std::int32_t>(count, kUnknownRemoteness),
          .suspense = {},
          .loop_sets = {}};
}

}  // namespace grundy
