#include <algorithm>

#include "analysis/families.hpp"
#include "analysis/steps.hpp"
#include "analysis/table_sum.hpp"
#include "solve/nim.hpp"
#include "solve/pile_table.hpp"
#include "solve/sum_search.hpp"

namespace grundy {
namespace {

// Beyond that a strip of Nim heaps teaches nothing: each has its size as its number.
constexpr std::uint64_t kLargestInStrip = 255;

std::uint64_t largest_pile(const Piles& piles) {
  return piles.piles.empty() ? 0 : *std::max_element(piles.piles.begin(), piles.piles.end());
}

std::string notation(std::size_t pile, std::uint64_t size) {
  return std::to_string(pile + 1) + ":" + std::to_string(size);
}

SolvedTable heap_table(std::uint64_t largest, Play play) {
  SolvedTable table(static_cast<std::size_t>(largest) + 1);
  for (std::uint32_t size = 0; size <= largest; ++size) {
    table.grundy[size] = size;
    table.set(size, heap_alone(size, play));
  }
  return table;
}

Table nim_strip(const Piles& piles, Play play) {
  const std::uint64_t last = std::min(largest_pile(piles), kLargestInStrip);
  return shown_table("pile", static_cast<std::uint32_t>(last + 1), heap_table(last, play), {});
}

Components nim_components(const Piles& piles, Play play) {
  Components components;
  for (const std::uint64_t size : piles.piles) {
    const Depth alone = heap_alone(size, play);
    components.table.push_back(0);
    components.state.push_back(static_cast<double>(size));
    components.outcome.push_back(letter(alone.won));
    components.grundy.push_back(static_cast<double>(size));
    components.remoteness.push_back(alone.remoteness);
  }
  return components;
}

Moves nim_moves(const Piles& piles, const NimTotals& totals, Play play) {
  Moves moves;
  std::uint64_t count = 0;
  for (std::uint32_t i = 0; i < piles.piles.size() && !is_lost(totals, play); ++i) {
    const std::uint64_t size = piles.piles[i];
    const std::uint64_t rest = balancing_heap(totals.without_heap(size), play);
    if (rest >= size || ++count > Moves::kMaxListed) continue;
    moves.list.push_back({notation(i, rest), i, i, size, rest, rest});
  }
  moves.count = count;
  return moves;
}

TableSum sum_of(const Piles& piles, SolvedTable table) {
  TableSum sum;
  sum.tables.push_back(std::move(table));
  for (const std::uint64_t size : piles.piles) {
    sum.parts.push_back({0, static_cast<std::uint32_t>(size)});
  }
  sum.for_each_option = [&piles](std::uint32_t, std::uint32_t size, const VisitState& visit) {
    for_each_pile_option(piles, size, visit);
  };
  sum.rank = [](std::uint32_t, std::uint32_t size) { return std::int64_t{size}; };
  return sum;
}

std::optional<std::int32_t> nim_remoteness(const Piles& piles, Play play) {
  const std::uint64_t largest = largest_pile(piles);
  if (piles.piles.size() == 1) return heap_alone(largest, play).remoteness;
  // A heap has as many options as coins, so larger ones would make the search slow.
  if (largest > kLargestInStrip) return std::nullopt;
  const TableSum sum = sum_of(piles, heap_table(largest, play));
  const auto searched = SearchedSum::search(sum, play, kRemotenessLimit);
  if (!searched) return std::nullopt;
  return searched->start().remoteness;
}

void explain_nim(const Piles& piles, const NimTotals& totals, Play play, Analysis& analysis) {
  std::vector<Summand> summands;
  Items heaps;
  std::uint64_t ones = 0;
  for (std::uint32_t i = 0; i < piles.piles.size(); ++i) {
    const std::uint64_t size = piles.piles[i];
    summands.push_back({i, size});
    if (size > 0) heaps.push_back(i);
    ones += size == 1;
  }
  if (heaps.empty()) {
    analysis.steps.push_back(EndedStep{});
    return;
  }
  analysis.steps.push_back(NimHeapStep{shown(std::move(heaps))});
  if (piles.piles.size() > 1) analysis.steps.push_back(nim_sum_step(summands));
  if (play == Play::Misere) analysis.steps.push_back(misere_nim_step(totals, ones));
  const auto changed_by = [&](const Move& move) {
    return ChangedNumber{move.item, move.from, move.to};
  };
  add_restoring_steps(analysis.moves, changed_by, analysis.steps);
}

void analyze_nim(const Piles& piles, Play play, Analysis& analysis) {
  NimTotals totals;
  for (const std::uint64_t size : piles.piles) totals.add_heap(size);
  analysis.verdict = {.outcome = outcome_of(!is_lost(totals, play)),
                      .reason = play == Play::Normal ? Theorem::SpragueGrundy : Theorem::MisereNim,
                      .remoteness = nim_remoteness(piles, play)};
  analysis.grundy = totals.nim_sum;
  analysis.components = nim_components(piles, play);
  analysis.moves = nim_moves(piles, totals, play);
  explain_nim(piles, totals, play, analysis);
  analysis.tables.push_back(nim_strip(piles, play));
}

void analyze_take_away(const Piles& piles, Play play, Analysis& analysis) {
  const Wanted wanted{.play = play,
                      .misere_numbers = play == Play::Misere && piles.piles.size() > 1};
  const auto largest = static_cast<std::uint32_t>(largest_pile(piles));
  TableSum sum = sum_of(piles, solve_pile_sizes(piles, largest, wanted));
  analyze_table_sum(sum, notation, play, analysis);
  analysis.tables.push_back(shown_table("pile", largest + 1, std::move(sum.tables[0]), {}));
}

}  // namespace

void analyze_position(const Piles& piles, Play play, Analysis& analysis) {
  if (piles.is_nim()) {
    analyze_nim(piles, play, analysis);
  } else {
    analyze_take_away(piles, play, analysis);
  }
}

}  // namespace grundy
