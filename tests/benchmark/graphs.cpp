#include <queue>
#include <utility>

#include "benchmark/measure.hpp"
#include "theory/retrograde.hpp"

namespace grundy::bench {
namespace {

constexpr std::uint32_t kNodes = 5'000'000;
constexpr std::uint32_t kArcs = 10'000'000;

StateGraph random_graph() {
  Numbers numbers(6);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs(kArcs);
  StateGraph graph;
  graph.first.assign(kNodes + 1, 0);
  for (auto& [from, to] : arcs) {
    from = numbers.below(kNodes);
    to = numbers.below(kNodes);
    ++graph.first[from + 1];
  }
  for (std::uint32_t node = 0; node < kNodes; ++node) graph.first[node + 1] += graph.first[node];
  std::vector<std::uint32_t> next(graph.first);
  graph.option.resize(kArcs);
  for (const auto& [from, to] : arcs) graph.option[next[from]++] = to;
  return graph;
}

std::uint64_t sum_of(const std::vector<Depth>& depths) {
  std::uint64_t sum = 0;
  for (const Depth& depth : depths) {
    sum = sum * 31 + static_cast<std::uint64_t>(depth.remoteness) * 2 + (depth.won ? 1 : 0);
  }
  return sum;
}

// The textbook algorithm: lists of predecessors, counts of undecided options, and a queue.
Measured textbook() {
  const StateGraph graph = random_graph();
  return timed([&] {
    std::vector<std::vector<std::uint32_t>> before(kNodes);
    std::vector<std::uint32_t> left(kNodes);
    std::vector<Depth> depths(kNodes, kNoEnd);
    std::queue<std::uint32_t> decided;
    for (std::uint32_t node = 0; node < kNodes; ++node) {
      graph.for_each_option(node, [&](std::uint32_t option) { before[option].push_back(node); });
      left[node] = graph.first[node + 1] - graph.first[node];
      if (left[node] > 0) continue;
      depths[node] = {.won = false, .remoteness = 0};
      decided.push(node);
    }
    for (; !decided.empty(); decided.pop()) {
      const Depth depth = depths[decided.front()];
      for (const std::uint32_t node : before[decided.front()]) {
        if (depths[node].remoteness != kUnknownRemoteness) continue;
        if (depth.won && --left[node] > 0) continue;
        depths[node] = {.won = !depth.won, .remoteness = depth.remoteness + 1};
        decided.push(node);
      }
    }
    return sum_of(depths);
  });
}

Measured ours() {
  const StateGraph graph = random_graph();
  return timed([&] { return sum_of(retrograde(graph, Play::Normal)); });
}

}  // namespace

std::vector<Measure> graph_measures() { return {{"graph textbook", textbook}, {"graph", ours}}; }

}  // namespace grundy::bench
