#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/cram/cram.hpp"

namespace grundy {

/// The row of the catalogue: Cram.
std::vector<GameEntry> cram_games();
Position read_cram_position(std::string_view game, Fields& fields);

void analyze_position(const Cram& game, const Rules& rules, Analysis& analysis);

/// The move that covers two free cells with a domino. Written `1:a1-a2`.
ItemMove domino_on(const Domino& domino, const BoardSize& size);
std::unique_ptr<Referee> cram_referee(const Game& game);

}  // namespace grundy
