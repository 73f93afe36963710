#pragma once

#include <functional>
#include <string>

#include "analysis/analysis.hpp"
#include "solve/sum.hpp"

namespace grundy {

/// How a family writes the move of `part` to `option`.
using Notation = std::function<std::string(std::size_t part, std::uint32_t option)>;

/// Fills verdict, components, moves and steps from a sum in tables.
void analyze_table_sum(const TableSum& sum, const Notation& notation, Play play,
                       Analysis& analysis);

/// The table as it is shown. `holes` marks states that are no positions; it may be empty.
Table shown_table(std::string name, std::uint32_t columns, SolvedTable solved,
                  const std::vector<std::uint8_t>& holes);

}  // namespace grundy
