#pragma once

#include "families/hackenbush/hackenbush.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Hackenbush by its definition: for each edge 1 while it hangs on the ground, else 0; a move cuts one edge.
Whole start_of(const Hackenbush& picture);
std::vector<WholeMove> moves_of(const Hackenbush& picture, const Whole& whole);

}  // namespace grundy
