#pragma once

#include <vector>

#include "games/catalogue.hpp"

namespace grundy {

/// Parameters that every game has.
inline constexpr ParameterEntry kPlay{
    "play", "Who wins at the end: whoever cannot move loses (normal) or wins (misere).",
    "normal or misere; normal when left out", false};
inline constexpr ParameterEntry kSum{
    "sum",
    "How many components a turn moves: exactly one (disjunctive), one or "
    "more (selective), one or more but not all, every one (conjunctive), "
    "every one that can still move (continued), or up to a number.",
    "disjunctive, selective, not-all, conjunctive, continued or up-to-2 "
    "(or another number); disjunctive when left out",
    false};

/// The rows of the catalogue that are games of take-and-break.
std::vector<GameEntry> heap_games();

}  // namespace grundy
