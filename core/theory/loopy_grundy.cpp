#include "theory/loopy_grundy.hpp"

#include <algorithm>
#include <iterator>

namespace grundy {
namespace {

std::uint64_t key_of_pair(std::uint32_t a, std::uint32_t b) { return std::uint64_t{a} << 32 | b; }

}  // namespace

std::uint32_t LoopSets::number_of(Set set) {
  const auto [entry, fresh] =
      known_.emplace(std::move(set), static_cast<std::uint32_t>(sets_.size()));
  if (fresh) sets_.push_back(&entry->first);
  return entry->second;
}

std::uint32_t LoopSets::with(std::uint32_t set, std::uint32_t element) {
  const auto [entry, fresh] = with_.try_emplace(key_of_pair(set, element));
  if (fresh) {
    Set larger = *sets_[set];
    const auto place = std::lower_bound(larger.begin(), larger.end(), element);
    if (place == larger.end() || *place != element) larger.insert(place, element);
    entry->second = number_of(std::move(larger));
  }
  return entry->second;
}

std::uint32_t LoopSets::united(std::uint32_t one, std::uint32_t other) {
  if (one == other || other == 0) return one;
  if (one == 0) return other;
  const auto [entry, fresh] = united_.try_emplace(key_of_pair(one, other));
  if (fresh) {
    Set both;
    std::set_union(sets_[one]->begin(), sets_[one]->end(), sets_[other]->begin(),
                   sets_[other]->end(), std::back_inserter(both));
    entry->second = number_of(std::move(both));
  }
  return entry->second;
}

LoopyNumbers loopy_grundy(const StateGraph& graph) {
  const auto all = [](std::uint32_t) { return true; };
  GraphMoves moves(graph);
  std::vector<std::uint32_t> grundy = loopy_grundy(moves, graph.positions(), all);
  LoopSets sets;
  std::vector<std::uint32_t> set(graph.positions(), 0);
  for (std::uint32_t p = 0; p < graph.positions(); ++p) {
    if (grundy[p] != kNoNumber) continue;
    graph.for_each_option(p, [&](std::uint32_t option) {
      if (grundy[option] != kNoNumber) set[p] = sets.with(set[p], grundy[option]);
    });
  }
  return with_sets(
      std::move(grundy), all, [&](std::uint32_t p) { return set[p]; }, sets);
}

namespace {

SolvedTable solve_circles(const StateGraph& graph, Play play) {
  SolvedTable table(graph.positions());
  table.loopy = true;
  const std::vector<Depth> depths = retrograde(graph, play);
  for (std::size_t position = 0; position < depths.size(); ++position)
    table.set(position, depths[position]);
  LoopyNumbers numbers = loopy_grundy(graph);
  table.grundy = std::move(numbers.grundy);
  table.loop_sets = std::move(numbers.sets);
  return table;
}

}  // namespace

SolvedTable solve_in_order(const StateGraph& graph, const std::vector<std::uint32_t>& order,
                           const Wanted& wanted) {
  if (order.size() < graph.positions()) return solve_circles(graph, wanted.play);
  return solve_by_options(
      graph.positions(),
      [&](auto visit) {
        for (const std::uint32_t position : order) visit(position);
      },
      [&](std::uint32_t position, auto visit) { graph.for_each_option(position, visit); }, wanted);
}

}  // namespace grundy
