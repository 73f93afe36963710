#pragma once

#include <optional>

#include "sums/ruling.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// Components with what is known of them and the rules of their sum.
struct RuledSum {
  const ComponentSum& sum;
  const std::vector<Facts>& facts;
  Sum rule;
  Play play;
};

/// Of a won position: lists the turns after which the player to move is lost, and counts them; none where there are too
/// many to count. One function for each theorem.
std::optional<BigCount> single_turns(const RuledSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> zero_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> misere_selective_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> equal_turns(const RuledSum& won, TurnPage& page);
std::optional<BigCount> extreme_turns(const RuledSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> digit_turns(const RuledSum& won, Theorem theorem, TurnPage& page);

/// The ways to bring each component to its Grundy number in `after`; empty where one cannot get there.
std::vector<Choices> ways_to(const RuledSum& won, const std::vector<Nimber>& after);

/// Those of the theorem that decides.
std::optional<BigCount> winning_turns(const RuledSum& won, Theorem theorem, TurnPage& page);

}  // namespace grundy
