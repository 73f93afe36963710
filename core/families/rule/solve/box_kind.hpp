#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "analysis/rules.hpp"
#include "families/rule/solve/box.hpp"
#include "families/rule/solve/number_table.hpp"
#include "params/play.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// Grundy numbers, outcomes and remoteness of all places of a box, found without a list of all moves. None unless the
/// box runs over all numbers and holds the only component, a single place, and each move is sure to leave one
/// place, which comes earlier in the box; nor if the rule has a fault there, or may end the whole game.
/// The box of one number is made longer for a component not too far beyond it.
std::shared_ptr<const NumberTable> solve_box(const Rule& rule,
                                             const std::vector<Places>& components, const Box& box,
                                             Play play);

/// The component in a box that can be solved, if that tells all that the rules ask for. States are first the places of
/// `box`, in its order. `rule` must outlive it.
std::optional<ComponentSum> sum_in_box(const Rule& rule, const std::vector<Places>& components,
                                       const Box& box, const Rules& rules);

}  // namespace grundy::rule
