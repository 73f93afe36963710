#pragma once

#include <optional>

#include "sums/ruling.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// A won position whose winning turns are asked for.
struct WonSum {
  const ComponentSum& sum;
  const std::vector<Facts>& facts;
  Sum rule;
  Play play;
};

/// Lists the turns after which the player to move is lost, and counts them; none where there are too
/// many to count. One function for each theorem.
std::optional<BigCount> single_turns(const WonSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> zero_turns(const WonSum& won, TurnPage& page);
std::optional<BigCount> misere_selective_turns(const WonSum& won, TurnPage& page);
std::optional<BigCount> equal_turns(const WonSum& won, TurnPage& page);
std::optional<BigCount> extreme_turns(const WonSum& won, Theorem theorem, TurnPage& page);
std::optional<BigCount> digit_turns(const WonSum& won, Theorem theorem, TurnPage& page);

/// Those of the theorem that decides.
std::optional<BigCount> winning_turns(const WonSum& won, Theorem theorem, TurnPage& page);

}  // namespace grundy
