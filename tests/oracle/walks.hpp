#pragma once

#include "families/geography/geography.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Geography by its definition: the token's node, counted from 1 (0 without a token), then for each node 1 if the
/// token has not visited it, else 0; or the same for each arc or edge not followed.
Whole start_of(const Geography& game);
std::vector<WholeMove> moves_of(const Geography& game, const Whole& whole);

}  // namespace grundy
