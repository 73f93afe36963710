#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "theory/general.hpp"

namespace grundy {

/// Positions and their options: those of p are option[first[p]] … option[first[p + 1] - 1].
struct StateGraph {
  std::vector<std::uint32_t> first{0};
  std::vector<std::uint32_t> option;

  std::size_t positions() const { return first.size() - 1; }

  template <class Visit>
  void for_each_option(std::uint32_t position, Visit visit) const {
    for (std::uint32_t i = first[position]; i < first[position + 1]; ++i) visit(option[i]);
  }
};

struct Arc;

/// The graph with these arcs on `nodes` nodes; options keep the order of the list.
StateGraph graph_of(std::size_t nodes, const std::vector<Arc>& arcs);

/// The graph with all moves reversed: its options of p are the positions that have the option p.
StateGraph backwards(const StateGraph& graph);

/// The most that an exploration may hold.
struct ExploreLimit {
  std::size_t positions = 0;
  std::size_t options = 0;  ///< of all positions together
};

/// The same graph, renumbered so that options come before positions. Requires that moves cannot go
/// in circles and that everything is reachable from position 0.
StateGraph options_first(const StateGraph& graph);

/// Everything reachable from `start`, numbered so that options come before positions and the start
/// comes last; none beyond the limit.
/// `for_each_option(state, visit)` calls visit(option) for each option.
template <class State, class Hash, class Options>
std::optional<StateGraph> explore(const State& start, Options for_each_option,
                                  const ExploreLimit& limit) {
  std::unordered_map<State, std::uint32_t, Hash> number{{start, 0}};
  std::deque<State> states{start};
  StateGraph graph;
  for (std::size_t next = 0; next < states.size(); ++next) {
    const State state = states[next];
    bool beyond = false;
    for_each_option(state, [&](const State& option) {
      beyond = beyond || graph.option.size() == limit.options;
      if (beyond) return;
      const auto [entry, fresh] = number.emplace(option, static_cast<std::uint32_t>(states.size()));
      if (fresh) states.push_back(option);
      graph.option.push_back(entry->second);
    });
    if (beyond || states.size() > limit.positions) return std::nullopt;
    graph.first.push_back(static_cast<std::uint32_t>(graph.option.size()));
  }
  return options_first(graph);
}

/// The positions, each after all its options. Those from which moves can lead into a circle are
/// left out.
std::vector<std::uint32_t> order_options_first(const StateGraph& graph);

/// Solves a graph numbered options first.
SolvedTable solve_graph(const StateGraph& graph, const Wanted& wanted);

}  // namespace grundy
