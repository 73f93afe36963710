#pragma once

#include <memory>
#include <vector>

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

/// A place of the box that was solved. States are first the places of `box`, in its order. `rule` must outlive it.
ComponentSum sum_in_box(const NumberTable& numbers, const Rule& rule, const Place& place,
                        const Box& box);

}  // namespace grundy::rule
