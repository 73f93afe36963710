#pragma once

#include <memory>

#include "analysis/rules.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// Stands for positions that are not a single place of the table, if places have several numbers.
inline constexpr std::uint64_t kNotShown = kMaxExact;
/// The number by which the page knows these places: the sum of their numbers if each has only one,
/// else where a single place stands in the table.
std::uint64_t shown_as(const Box& box, const Places& places);
std::uint64_t shown_as(const Box& box, std::span<const std::uint64_t> place);

/// Searches the components as far as these rules need, given the places that were explored for them.
std::shared_ptr<const RuleSearch> search_for(std::shared_ptr<const PlaceGraph> places,
                                             const std::vector<Places>& components,
                                             const Rules& rules);

/// The components as a search without a fault solved them. States are first the places of the box, in its order.
ComponentSum component_sum(std::shared_ptr<const RuleSearch> search,
                           const std::vector<Places>& components, Play play);
/// The same where not all places could be explored: only known is which components have ended, or end the whole game.
ComponentSum unknown_sum(const Rule& rule, const std::vector<Places>& components,
                         const PlaceGraph& places, Play play);

}  // namespace grundy::rule
