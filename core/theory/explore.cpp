#include "theory/explore.hpp"

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
  StateGraph reversed;
  reversed.first.assign(graph.positions() + 1, 0);
  for (const std::uint32_t option : graph.option) ++reversed.first[option + 1];
  for (std::size_t i = 1; i < reversed.first.size(); ++i) {
    reversed.first[i] += reversed.first[i - 1];
  }
  std::vector<std::uint32_t> next(reversed.first.begin(), reversed.first.end() - 1);
  reversed.option.resize(graph.option.size());
  for (std::uint32_t position = 0; position < graph.positions(); ++position) {
    graph.for_each_option(
        position, [&](std::uint32_t option) { reversed.option[next[option]++] = position; });
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
