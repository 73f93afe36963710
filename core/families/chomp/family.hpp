#pragma once

#include "analysis/analysis.hpp"
#include "analysis/game_entry.hpp"
#include "families/chomp/chomp.hpp"

namespace grundy {

/// The row of the catalogue: Chomp.
std::vector<GameEntry> chomp_games();
Position read_chomp_position(std::string_view game, Fields& fields);

void analyze_position(const Chomp& game, const Rules& rules, Analysis& analysis);

/// A bite shortens a row and all above it that are longer. Written `2:3`: row 2, counted from 1, keeps 3 squares.
ItemMove bite(const ChompRows& rows, std::size_t row, std::uint64_t left);
std::unique_ptr<Referee> chomp_referee(const Game& game);

}  // namespace grundy
