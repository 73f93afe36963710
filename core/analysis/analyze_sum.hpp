#pragma once

#include <string>

#include "analysis/analysis.hpp"
#include "analysis/rules.hpp"
#include "sums/sum.hpp"

namespace grundy {

/// The largest pile or heap in a strip: showing larger ones would teach nothing more.
inline constexpr std::uint64_t kLargestInStrip = 255;

/// Fills verdict, deciding number, components, moves and steps.
void analyze_sum(const ComponentSum& sum, const Rules& rules, Analysis& analysis);

/// Adds the steps of the explanation. `analysis` must already hold verdict and moves.
void explain_sum(const ComponentSum& sum, const std::vector<Facts>& facts, const Rules& rules,
                 std::optional<Theorem> theorem, Analysis& analysis);

/// The table that is shown. `holes` marks the states that are not positions; it may be empty.
Table shown_table(std::string name, std::uint32_t columns, SolvedTable solved,
                  const std::vector<std::uint8_t>& holes);

}  // namespace grundy
