#pragma once

#include <vector>

#include "oracle/oracle.hpp"

namespace grundy {

/// The rows of a bar of chocolate.
Whole start_of(const Chomp& game);
std::vector<WholeMove> moves_of(const Chomp& game, const Whole& whole);

/// The marks of each board of Notakto.
Whole start_of(const Notakto& game);
std::vector<WholeMove> moves_of(const Notakto& game, const Whole& whole);

/// Of a board for dominoes 1 where a cell is free.
Whole start_of(const Cram& game);
std::vector<WholeMove> moves_of(const Cram& game, const Whole& whole);

}  // namespace grundy
