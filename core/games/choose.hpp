#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "analysis/referee.hpp"
#include "params/problem.hpp"

namespace grundy {

/// Why a turn was chosen.
enum class Motive {
  Wins,    ///< it leaves a lost position, the nearest one where that is known
  Draws,   ///< it keeps the draw
  Delays,  ///< all turns lose, and none loses later
  Loses,   ///< all turns lose, and which loses latest is not known
  Errs,    ///< any turn, an error on purpose
  Unsure,  ///< any turn, since nothing better was found
};

/// The turn of a player; none where the game is over.
struct Choice {
  std::optional<WrittenTurn> turn;
  Motive motive = Motive::Unsure;
};

/// The turn of a perfect player, who with probability `errs` (0 to 1) takes any turn instead. The
/// seed decides between turns that are equally good.
std::variant<Choice, Problems> choose(std::string_view text, std::uint64_t seed, double errs);

}  // namespace grundy
