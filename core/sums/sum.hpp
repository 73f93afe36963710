#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sums/ruling.hpp"
#include "sums/turns/turns.hpp"
#include "theory/table.hpp"

namespace grundy {

/// The answer to a compound game.
struct Decision {
  Verdict verdict;
  std::optional<Theorem> theorem;  ///< none where it was searched or is not decided
  std::optional<BigCount> count;   ///< of the winning turns; none where undecided or not counted
};

/// Which tables the components need under this rule.
Wanted wanted_for(const Sum& rule, Play play, std::size_t parts);

/// Decides the sum by the theorem that applies, else by search, else not; lists the winning turns.
/// `facts` are all_facts(sum).
Decision decide(const ComponentSum& sum, const std::vector<Facts>& facts, const Sum& rule,
                Play play, TurnPage& page);

/// The outcome of the whole if `part` stood at each state of its kind; Undecided where it is not
/// decided or no position.
std::vector<Outcome> what_if(const ComponentSum& sum, const Sum& rule, Play play, std::size_t part);

/// The remoteness of the whole where these facts alone tell it, else kUnknownRemoteness.
std::int32_t remoteness_by(Theorem theorem, std::span<const Facts> facts);

/// The nim-sum of all Grundy numbers, which must be finite.
Nimber nim_sum(std::span<const Facts> facts);

}  // namespace grundy
