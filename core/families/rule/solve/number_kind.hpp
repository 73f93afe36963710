#pragma once

#include <optional>
#include <vector>

#include "analysis/rules.hpp"
#include "families/rule/solve/box.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// The components by the Grundy numbers of all positions up to them and up to the box; none where these are not known or not
/// enough. States are first the places of the box, of which there must be some, in its order. `rule` must outlive the sum.
std::optional<ComponentSum> sum_of_numbers(const Rule& rule, const std::vector<Places>& components,
                                           const Box& box, const Rules& rules);

}  // namespace grundy::rule
