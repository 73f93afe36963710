#pragma once

#include <memory>

#include "analysis/rules.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// Of what is no single place of the table, where places have several numbers.
inline constexpr std::uint64_t kNotShown = kMaxExact;
/// What the page calls these places: their numbers together where each has but one, else where a single one stands
/// in the table.
std::uint64_t shown_as(const Box& box, const Places& places);
std::uint64_t shown_as(const Box& box, std::span<const std::uint64_t> place);

/// Whether more than Grundy numbers may be needed to decide.
bool needs_search(std::size_t components, const Rules& rules);

/// What the components of a position need to be searched for, under these rules, of what was explored of them.
RuleQuestion question_for(std::shared_ptr<const PlaceGraph> places,
                          const std::vector<Places>& components, const Rules& rules);

/// The components, of a search for them without a fault. States are first the places of the box, in its order.
ComponentSum component_sum(std::shared_ptr<const RuleSearch> search,
                           const std::vector<Places>& components, Play play);

}  // namespace grundy::rule
