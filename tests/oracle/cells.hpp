#pragma once

#include <vector>

#include "oracle/oracle.hpp"

namespace grundy {

/// Chomp: the number of squares left in each row.
Whole start_of(const Chomp& game);
std::vector<WholeMove> moves_of(const Chomp& game, const Whole& whole);

/// Notakto: for each board the set of its marked cells, as bits.
Whole start_of(const Notakto& game);
std::vector<WholeMove> moves_of(const Notakto& game, const Whole& whole);

/// Cram: for each cell 1 if it is free, else 0.
Whole start_of(const Cram& game);
std::vector<WholeMove> moves_of(const Cram& game, const Whole& whole);

}  // namespace grundy
