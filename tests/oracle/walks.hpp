#pragma once

#include "families/geography/geography.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Of Geography the node of the token, counted from 1 (0 where there is none), then 1 for each node where it has not
/// been, or each arc or edge that it has not followed, else 0; and its moves, by their definition.
Whole start_of(const Geography& game);
std::vector<WholeMove> moves_of(const Geography& game, const Whole& whole);

}  // namespace grundy
