#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "theory/verdict.hpp"

namespace grundy {

class Position;

/// What is answered of one position among many.
struct BriefAnswer {
  Outcome outcome = Outcome::Undecided;
  std::optional<std::uint64_t> grundy;  ///< of the whole as a disjunctive sum
  std::optional<std::uint64_t> moves;   ///< winning turns; none where not counted or beyond 64 bits
};

/// Rules that many positions share, how the game ends and what a turn moves aside.
struct SharedRules {
  std::string name;         ///< the same for the positions that share them
  std::size_t numbers = 0;  ///< how many are held once they are solved
};

/// Rules that are solved once, for all positions that differ in the value of one parameter alone.
class SolvedRules {
 public:
  virtual ~SolvedRules() = default;
  /// The key of that parameter.
  virtual std::string_view key() const = 0;
  /// The position with this value of the parameter; none where it is not legal, or needs other tables.
  virtual std::optional<BriefAnswer> answer(std::string_view value) = 0;
  /// A position that shares these rules.
  virtual BriefAnswer answer(const Position& position) = 0;
};

}  // namespace grundy
