#pragma once

#include <string>

#include "analysis/analysis.hpp"
#include "analysis/rules.hpp"
#include "sums/sum.hpp"

namespace grundy {

/// Larger sizes of piles and heaps are not shown in a strip, which would teach nothing more.
inline constexpr std::uint64_t kLargestInStrip = 255;

/// Fills verdict, deciding number, components, moves and steps.
void analyze_sum(const ComponentSum& sum, const Rules& rules, Analysis& analysis);

/// The steps of the explanation; verdict and moves stand in `analysis`.
void explain_sum(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
                 std::optional<Theorem> theorem, Analysis& analysis);

/// The table as it is shown. `holes` marks states that are no positions; it may be empty.
Table shown_table(std::string name, std::uint32_t columns, SolvedTable solved,
                  const std::vector<std::uint8_t>& holes);

}  // namespace grundy
