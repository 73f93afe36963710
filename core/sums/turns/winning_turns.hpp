#pragma once

#include <optional>

#include "sums/ruling.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// A sum with the facts of its components and its rules.
struct RuledSum {
  const ComponentSum& sum;
  const std::vector<Facts>& facts;
  Sum rule;
  Play play;
};

/// Lists and counts the winning turns of a won position, those that leave a lost one; none if there
/// are too many to count. One function for each kind of theorem.
///
/// Once a target is fixed (a common number, a least remoteness) each component chooses
/// independently. So the turns are counted exactly as products of any size, and listed lazily.
/// Moore's rule has no such form: its digits are tried column by column within a budget, beyond
/// which one turn is built and the count is left out.
///
/// If moves may go in circles, every move to a lost position wins, but only some bring the end
/// nearer. All are listed and counted. Those that lower the remoteness come first, since whoever
/// takes only such ones cannot be kept from the end. In a draw nothing wins, so nothing is listed.
std::optional<BigCount> single_turns(const RuledSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> zero_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> misere_selective_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> equal_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> extreme_turns(const RuledSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> digit_turns(const RuledSum& won, Theorem theorem, TurnPage& page);

/// Whether all options of all components are listed. If not, winning_turns() counts anew what the functions above list.
bool lists_all_options(const ComponentSum& sum);

/// The ways to bring each component to its Grundy number in `after`; empty if one cannot get there.
std::vector<Choices> ways_to(const RuledSum& won, const std::vector<Nimber>& after);

/// The same, by the function for this theorem.
std::optional<BigCount> winning_turns(const RuledSum& won, Theorem theorem, TurnPage& page);

}  // namespace grundy
