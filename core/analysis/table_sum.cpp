#include "analysis/table_sum.hpp"

#include <algorithm>

#include "analysis/steps.hpp"

namespace grundy {
namespace {

// More would not be read; the nim-sum still counts all parts.
constexpr std::size_t kMaxMexSteps = 12;
constexpr std::size_t kMaxMexValues = 256;

void list_components(const TableSum& sum, Components& components) {
  for (const TableSum::Part& part : sum.parts) {
    const SolvedTable& table = sum.tables[part.table];
    components.table.push_back(part.table);
    components.state.push_back(part.state);
    components.outcome.push_back(letter(table.won[part.state]));
    components.grundy.push_back(table.grundy[part.state]);
    components.remoteness.push_back(table.remoteness[part.state]);
  }
}

std::vector<std::uint32_t> options_of(const TableSum& sum, const TableSum::Part& part) {
  std::vector<std::uint32_t> options;
  sum.for_each_option(part.table, part.state,
                      [&](std::uint32_t option) { options.push_back(option); });
  return options;
}

Moves winning_moves(const TableSum& sum, const SumVerdict& decided, const Notation& notation) {
  Moves moves;
  if (decided.verdict.outcome == Outcome::Undecided) return moves;
  std::uint64_t count = 0;
  for (std::uint32_t i = 0; i < sum.parts.size() && decided.verdict.outcome == Outcome::Win; ++i) {
    const TableSum::Part& part = sum.parts[i];
    for (const std::uint32_t option : options_of(sum, part)) {
      if (!decided.wins(i, option) || ++count > Moves::kMaxListed) continue;
      moves.list.push_back(
          {notation(i, option), i, i, part.state, option, sum.tables[part.table].grundy[option]});
    }
  }
  moves.count = count;
  return moves;
}

MexStep mex_step(const TableSum& sum, const TableSum::Part& part) {
  const SolvedTable& table = sum.tables[part.table];
  std::vector<std::uint32_t> values;
  for (const std::uint32_t option : options_of(sum, part)) values.push_back(table.grundy[option]);
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  const std::size_t omitted = values.size() - std::min(values.size(), kMaxMexValues);
  values.resize(values.size() - omitted);
  return {.items = {},
          .state = part.state,
          .values = std::move(values),
          .omitted = omitted,
          .mex = table.grundy[part.state]};
}

// Parts that stand alike share a step.
void add_mex_steps(const TableSum& sum, std::vector<Step>& steps) {
  std::vector<std::pair<TableSum::Part, MexStep>> found;
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    const TableSum::Part& part = sum.parts[i];
    const auto alike = std::find_if(found.begin(), found.end(), [&](const auto& entry) {
      return entry.first.table == part.table && entry.first.state == part.state;
    });
    if (alike != found.end()) {
      if (alike->second.items.size() < kMaxShown) alike->second.items.push_back(i);
    } else if (found.size() < kMaxMexSteps) {
      found.emplace_back(part, mex_step(sum, part));
      found.back().second.items = {i};
    }
  }
  for (auto& entry : found) steps.push_back(std::move(entry.second));
}

void add_nim_sum_step(const TableSum& sum, std::vector<Step>& steps) {
  std::vector<Summand> summands;
  for (std::uint32_t i = 0; i < sum.parts.size(); ++i) {
    summands.push_back({i, sum.grundy(sum.parts[i])});
  }
  steps.push_back(nim_sum_step(summands));
}

Items shown_parts(const std::vector<std::size_t>& parts) {
  return shown(Items(parts.begin(), parts.end()));
}

void add_tame_steps(const TableSum& sum, std::vector<Step>& steps) {
  NimTotals totals;
  std::uint64_t ones = 0;
  for (const TableSum::Part& part : sum.parts) {
    const SolvedTable& table = sum.tables[part.table];
    const bool fickle = is_fickle(table.grundy[part.state], table.misere_grundy[part.state]);
    totals.add(sum.grundy(part), !fickle);
    ones += fickle && table.grundy[part.state] == 1;
  }
  steps.push_back(TameStep{shown_parts(live_parts(sum))});
  steps.push_back(misere_nim_step(totals, ones));
}

RecursionStep recursion_step(const TableSum& sum, std::size_t live) {
  const TableSum::Part& part = sum.parts[live];
  const SolvedTable& table = sum.tables[part.table];
  RecursionStep step{
      .items = {static_cast<std::uint32_t>(live)}, .state = part.state, .lost = {}, .options = 0};
  for (const std::uint32_t option : options_of(sum, part)) {
    ++step.options;
    if (!table.won[option] && step.lost.size() < kMaxShown) step.lost.push_back(option);
  }
  return step;
}

void explain_theorem(const TableSum& sum, Theorem theorem, Analysis& analysis) {
  add_mex_steps(sum, analysis.steps);
  if (sum.parts.size() > 1) add_nim_sum_step(sum, analysis.steps);
  if (theorem == Theorem::Tame) add_tame_steps(sum, analysis.steps);
  const auto changed_by = [&](const Move& move) {
    return ChangedNumber{move.item, sum.grundy(sum.parts[move.component]), move.grundy};
  };
  add_restoring_steps(analysis.moves, changed_by, analysis.steps);
}

void explain(const TableSum& sum, Analysis& analysis) {
  const std::vector<std::size_t> live = live_parts(sum);
  if (live.empty()) {
    analysis.steps.push_back(EndedStep{});
  } else if (const auto* theorem = std::get_if<Theorem>(&analysis.verdict.reason)) {
    explain_theorem(sum, *theorem, analysis);
  } else if (const auto* searched = std::get_if<Searched>(&analysis.verdict.reason)) {
    if (live.size() == 1) analysis.steps.push_back(recursion_step(sum, live[0]));
    analysis.steps.push_back(SearchedStep{{}, searched->positions});
    if (live.size() > 1) add_leaving_steps(analysis.moves, analysis.steps);
  } else {
    analysis.steps.push_back(
        UndecidedStep{{}, std::get<BeyondLimit>(analysis.verdict.reason).limit});
  }
}

}  // namespace

void analyze_table_sum(const TableSum& sum, const Notation& notation, Play play,
                       Analysis& analysis) {
  const SumVerdict decided = decide(sum, play);
  analysis.verdict = decided.verdict;
  analysis.grundy = nim_sum(sum);
  list_components(sum, analysis.components);
  analysis.moves = winning_moves(sum, decided, notation);
  explain(sum, analysis);
}

Table shown_table(std::string name, std::uint32_t columns, SolvedTable solved,
                  const std::vector<std::uint8_t>& holes) {
  const auto positions = static_cast<std::uint32_t>(solved.positions());
  Table table{.name = std::move(name),
              .columns = columns,
              .rows = positions / columns,
              .outcomes = std::vector<std::uint8_t>(positions),
              .grundy = std::move(solved.grundy),
              .remoteness = std::move(solved.remoteness)};
  for (std::uint32_t i = 0; i < positions; ++i) table.outcomes[i] = letter(solved.won[i]);
  for (std::uint32_t i = 0; i < holes.size(); ++i) {
    if (!holes[i]) continue;
    table.outcomes[i] = kNoPosition;
    table.remoteness[i] = kUnknownRemoteness;
  }
  return table;
}

}  // namespace grundy
