#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/notakto/notakto.hpp"

namespace grundy {

/// The row of the catalogue: Notakto.
std::vector<GameEntry> notakto_games();
Position read_notakto_position(std::string_view game, Fields& fields);

void analyze_position(const Notakto& game, const Rules& rules, Analysis& analysis);

/// The boards as components, which `game` must outlive.
ComponentSum component_sum(const Notakto& game, const Rules& rules);

/// How a move such as `2:f3` names the cell that gets the mark: by its name in the picture, `f3`.
std::string written_mark(const Notakto& game, std::size_t board, Marks mark);

}  // namespace grundy
