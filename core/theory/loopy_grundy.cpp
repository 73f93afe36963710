#include "theory/loopy_grundy.hpp"

#include <algorithm>
#include <iterator>

namespace grundy {

template <class Make>
std::uint32_t LoopSets::find(Known& known, std::uint32_t one, std::uint32_t other, Make make) {
  const std::uint32_t pair[] = {one, other};
  const std::uint32_t number = known.pairs.add(pair);
  if (number == known.sets.size()) {
    std::vector<std::uint32_t> set;
    make(std::back_inserter(set));
    known.sets.push_back(sets_.add(set));
  }
  return known.sets[number];
}

std::uint32_t LoopSets::with(std::uint32_t set, std::uint32_t element) {
  return find(with_, set, element, [&](auto place) {
    std::set_union(sets_[set].begin(), sets_[set].end(), &element, &element + 1, place);
  });
}

std::uint32_t LoopSets::united(std::uint32_t one, std::uint32_t other) {
  if (one == other || other == 0) return one;
  if (one == 0) return other;
  return find(united_, one, other, [&](auto place) {
    std::set_union(sets_[one].begin(), sets_[one].end(), sets_[other].begin(), sets_[other].end(),
                   place);
  });
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
