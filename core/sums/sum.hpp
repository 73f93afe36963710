#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sums/ruling.hpp"
#include "sums/turns/turns.hpp"
#include "theory/table.hpp"

namespace grundy {

/// The answer to a compound game.
struct Decision {
  Verdict verdict;
  std::optional<Theorem> theorem;  ///< none if searched or undecided
  std::optional<BigCount> count;   ///< of the winning turns; none if undecided or not counted
};

/// Which tables the components need under this rule.
Wanted wanted_for(const Sum& rule, Play play, std::size_t parts);

/// Whether more than Grundy numbers may be needed to decide a sum of so many parts.
bool needs_search(const Sum& rule, Play play, std::size_t parts);

/// Whether DisjunctiveSearch may decide the sum although some of its parts are undecided: only parts that come apart are,
/// of which it looks at the pieces.
bool addends_may_decide(const ComponentSum& sum, std::span<const Facts> facts, const Sum& rule,
                        Play play);

/// Decides the sum by a theorem if one applies, else by a search; lists the winning turns. The
/// search is SearchedSum, which solves the product of what the components can reach, or LoopSearch
/// if moves may go in circles; for a larger product of which a turn moves one component it is
/// DisjunctiveSearch. Beyond their limits the sum is undecided, and the verdict names the limit.
/// `facts` are all_facts(sum).
Decision decide(const ComponentSum& sum, const std::vector<Facts>& facts, const Sum& rule,
                Play play, TurnPage& page);

/// The outcome of the whole for each state at which `part` could stand; Undecided if unknown or if
/// the state is no position.
std::vector<Outcome> what_if(const ComponentSum& sum, const Sum& rule, Play play, std::size_t part);

/// The remoteness of the whole if it follows from these facts alone, else kUnknownRemoteness: it is
/// never estimated. With several live components it follows only in conjunctive sums. Where every
/// live component moves, they tell how long the play lasts if the winner delays: that is the
/// greatest suspense, and not the remoteness. So sums of up to kRemotenessLimit positions are
/// searched for it.
std::int32_t remoteness_by(Theorem theorem, std::span<const Facts> facts);

/// The nim-sum of all Grundy numbers, which must be finite.
Nimber nim_sum(std::span<const Facts> facts);

}  // namespace grundy
