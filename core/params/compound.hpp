#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "params/fields.hpp"

namespace grundy {

/// How many of its components a turn moves in a compound game (Winning Ways, ch. 9 and ch. 12).
enum class Compound {
  Disjunctive,  ///< exactly one
  Selective,    ///< one or more
  NotAll,       ///< one or more, but not all; ended components count among "all"
  Conjunctive,  ///< every one; the game ends when one cannot move
  Continued,    ///< every one that can still move
  UpTo,         ///< one to a fixed number (Moore)
};

/// A compound rule. `most` is 1, except for UpTo, where it is at least 2.
struct Sum {
  Compound compound = Compound::Disjunctive;
  std::uint32_t most = 1;
  bool operator==(const Sum&) const = default;
};

/// How many components a turn may move: from least to most, both included. If least is greater than
/// most, there is no turn.
struct TurnSize {
  std::size_t least = 1;
  std::size_t most = 1;
  bool allows(std::size_t moved) const { return least <= moved && moved <= most; }
};

/// The size of a turn under this rule if `live` of the `components` can move.
TurnSize turn_size(const Sum& sum, std::size_t components, std::size_t live);

/// Whether no turn is ever possible: under NotAll, a single component may not be moved.
bool can_never_move(const Sum& sum, std::size_t components);

inline constexpr std::uint32_t kMaxUpTo = 1'000'000;

/// Reads `sum=`: disjunctive, selective, not-all, conjunctive, continued or up-to-K. up-to-1 is
/// disjunctive.
Sum read_sum(Fields& fields);

/// "selective", "up-to-2"
std::string to_text(const Sum& sum);

/// The word alone, without the number of up-to.
std::string_view to_text(Compound compound);

}  // namespace grundy
