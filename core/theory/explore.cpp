#include "theory/explore.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include "params/drawn_graph.hpp"

namespace grundy {

StateGraph graph_of(std::size_t nodes, const std::vector<Arc>& arcs) {
  StateGraph graph;
  graph.first.assign(nodes + 1, 0);
  for (const Arc& arc : arcs) ++graph.first[arc.from + 1];
  for (std::size_t node = 0; node < nodes; ++node) graph.first[node + 1] += graph.first[node];
  std::vector<std::uint32_t> next(graph.first);
  graph.option.resize(arcs.size());
  for (const Arc& arc : arcs) graph.option[next[arc.from]++] = arc.to;
  return graph;
}

StateGraph options_first(const StateGraph& graph) {
  constexpr std::uint32_t kUnseen = UINT32_MAX;
  constexpr std::uint32_t kOpen = UINT32_MAX - 1;
  std::vector<std::uint32_t> number(graph.positions(), kUnseen);
  std::vector<std::uint32_t> order;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> path{{0, graph.first[0]}};
  number[0] = kOpen;
  while (!path.empty()) {
    auto& [position, next] = path.back();
    if (next < graph.first[position + 1]) {
      const std::uint32_t option = graph.option[next++];
      if (number[option] != kUnseen) continue;
      number[option] = kOpen;
      path.emplace_back(option, graph.first[option]);
      continue;
    }
    number[position] = static_cast<std::uint32_t>(order.size());
    order.push_back(position);
    path.pop_back();
  }
  StateGraph sorted;
  sorted.option.reserve(graph.option.size());
  for (const std::uint32_t position : order) {
    graph.for_each_option(position,
                          [&](std::uint32_t option) { sorted.option.push_back(number[option]); });
    sorted.first.push_back(static_cast<std::uint32_t>(sorted.option.size()));
  }
  return sorted;
}

StateGraph backwards(const StateGraph& graph) {
  // Moves are first sorted into buckets by where they lead, so that later writes stay in the processor's cache.
  constexpr std::size_t kBucket = 1 << 14;
  struct Move {
    std::uint32_t to;
    std::uint32_t from;
  };
  const std::size_t positions = graph.positions();
  std::vector<std::uint32_t> start(positions / kBucket + 2, 0);
  for (const std::uint32_t option : graph.option) ++start[option / kBucket + 1];
  std::partial_sum(start.begin(), start.end(), start.begin());
  std::vector<std::uint32_t> next(start);
  std::vector<Move> moves(graph.option.size());
  for (std::uint32_t position = 0; position < positions; ++position) {
    graph.for_each_option(position, [&](std::uint32_t option) {
      moves[next[option / kBucket]++] = {option, position};
    });
  }
  StateGraph reversed;
  std::vector<std::uint32_t>& first = reversed.first;
  first.assign(positions + 1, 0);
  reversed.option.resize(moves.size());
  for (std::size_t base = 0; base < positions; base += kBucket) {
    const std::size_t end = std::min(positions, base + kBucket);
    const std::uint32_t* bucket = &start[base / kBucket];
    const std::span<const Move> here(moves.data() + bucket[0], bucket[1] - bucket[0]);
    for (const Move& move : here) ++first[move.to + 1];
    for (std::size_t p = base; p < end; ++p) first[p + 1] += first[p];
    next.assign(&first[base], &first[end]);
    for (const Move& move : here) reversed.option[next[move.to - base]++] = move.from;
  }
  return reversed;
}

std::vector<std::uint32_t> order_options_first(const StateGraph& graph) {
  const StateGraph before = backwards(graph);
  std::vector<std::uint32_t> open(graph.positions());
  std::vector<std::uint32_t> order;
  for (std::uint32_t position = 0; position < graph.positions(); ++position) {
    open[position] = graph.first[position + 1] - graph.first[position];
    if (open[position] == 0) order.push_back(position);
  }
  for (std::size_t next = 0; next < order.size(); ++next) {
    before.for_each_option(order[next], [&](std::uint32_t position) {
      if (--open[position] == 0) order.push_back(position);
    });
  }
  return order;
}

SolvedTable solve_graph(const StateGraph& graph, const Wanted& wanted) {
  return solve_by_options(
      graph.positions(),
      [&](auto visit) {
        for (std::uint32_t p = 0; p < graph.positions(); ++p) visit(p);
      },
      [&](std::uint32_t p, auto visit) { graph.for_each_option(p, visit); }, wanted);
}

}  // namespace grundy
