#pragma once

#include <string>
#include <vector>

#include "analysis/analysis.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy::rule {

/// Guesses that hold on the table of a position, about its Grundy numbers and its lost places. Tries, in this order:
/// numbers made of the position's names, small constants and terms of theorems on games (least and greatest, bits,
/// ratios of squares, golden multiples), joined by up to three operations; residues of one of them; comparisons of two.
/// `table` is that of `box`. Simplest first, at most three numbers and two conditions; none of this is a proof.
std::vector<Formula> find_formulas(const Rule& rule, const Box& box, const Table& table);
/// The same on a larger table, if that can be solved.
std::vector<Formula> find_formulas(const RulePosition& position, const Rules& rules);

}  // namespace grundy::rule
