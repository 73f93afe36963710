#pragma once

#include <optional>
#include <vector>

#include "analysis/rules.hpp"
#include "families/rule/solve/box.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// The components, by the Grundy numbers of all positions up to them and the box; none if these are unknown or do not
/// suffice. States are first the places of the box, which must have some, in its order. `rule` must outlive the sum.
std::optional<ComponentSum> sum_of_numbers(const Rule& rule, const std::vector<Places>& components,
                                           const Box& box, const Rules& rules);

}  // namespace grundy::rule
