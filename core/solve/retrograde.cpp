#include "solve/retrograde.hpp"

namespace grundy {
namespace {

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

struct Depths {
  std::vector<Depth> list;
  Depth depth(std::uint32_t position) const { return list[position]; }
  void set(std::uint32_t position, Depth depth) { list[position] = depth; }
};

}  // namespace

GraphMoves::GraphMoves(const StateGraph& graph)
    : graph_(graph), backwards_(backwards(graph)), open_(graph.positions()) {}

std::vector<Depth> retrograde(const StateGraph& graph, Play play) {
  GraphMoves moves(graph);
  Depths depths{std::vector<Depth>(graph.positions(), kNoEnd)};
  solve_retrograde(moves, play, depths);
  return std::move(depths.list);
}

}  // namespace grundy
