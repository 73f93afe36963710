#pragma once

#include <cstdint>
#include <vector>

#include "families/graph/graph.hpp"
#include "theory/table.hpp"

namespace grundy {

/// Every node solved for a token that stands there alone. `order` is nodes_options_first(arcs): where it has
/// all nodes they are solved one after the other, else backwards from the ends, with loopy Grundy numbers.
SolvedTable solve_nodes(const StateGraph& arcs, const std::vector<std::uint32_t>& order,
                        const Wanted& wanted);

}  // namespace grundy
