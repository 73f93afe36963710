#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/graph/graph.hpp"

namespace grundy {

/// The row of the catalogue: tokens on a graph.
std::vector<GameEntry> graph_games();
Position read_graph_position(std::string_view game, Fields& fields);

void analyze_position(const Graph& graph, const Rules& rules, Analysis& analysis);

/// The tokens as components, which `graph` must outlive.
ComponentSum component_sum(const Graph& graph, const Rules& rules);

}  // namespace grundy
