#pragma once

#include <memory>

#include "analysis/rules.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "sums/component.hpp"

namespace grundy::rule {

/// What the components of a position need to be searched for, under these rules.
RuleQuestion question_for(const Rule& rule, const std::vector<Places>& components,
                          const Rules& rules);

/// The components, of a search for them that found no fault and was not refused.
ComponentSum component_sum(std::shared_ptr<const RuleSearch> search,
                           const std::vector<Places>& components, Play play);

}  // namespace grundy::rule
