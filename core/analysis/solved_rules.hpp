#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "theory/verdict.hpp"

namespace grundy {

class Position;

/// The answer for one of many positions.
struct BriefAnswer {
  Outcome outcome = Outcome::Undecided;
  std::optional<std::uint64_t> grundy;  ///< of the whole as a disjunctive sum
  std::optional<std::uint64_t> moves;   ///< winning turns; none if not counted or beyond 64 bits
};

/// Rules that many positions share, apart from `play` and `sum`.
struct SharedRules {
  std::string name;         ///< equal for positions that share the rules
  std::size_t numbers = 0;  ///< how many numbers are kept once they are solved
};

/// Rules solved once, for all positions that differ only in the value of one parameter.
class SolvedRules {
 public:
  virtual ~SolvedRules() = default;
  /// The key of that parameter.
  virtual std::string_view key() const = 0;
  /// The answer for this value of the parameter; none if the position is not legal or needs other tables.
  virtual std::optional<BriefAnswer> answer(std::string_view value) = 0;
  /// The answer for a position that shares these rules.
  virtual BriefAnswer answer(const Position& position) = 0;
};

}  // namespace grundy
