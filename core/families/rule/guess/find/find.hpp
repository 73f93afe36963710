#pragma once

#include <string>
#include <vector>

#include "analysis/analysis.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy::rule {

/// Guesses that hold on the table of a position: of its Grundy numbers, and which places are lost. Tried are, in this order:
/// numbers made of the names of the position, of small constants and of a few that theorems on games are made of (least and
/// greatest, bits, ratios of squares, golden multiples), joined by up to three operations; comparisons of two of them; and
/// residues of one of them. `table` is that of `box`. Simplest first, at most three numbers and two conditions; none of this is a proof.
std::vector<Formula> find_formulas(const Rule& rule, const Box& box, const Table& table);
/// The same of a larger table, where that is solved.
std::vector<Formula> find_formulas(const RulePosition& position, const Rules& rules);

}  // namespace grundy::rule
