#pragma once

#include "families/hackenbush/hackenbush.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// Of a picture of Hackenbush 1 for each edge that hangs on the ground, and the cuts, by their definition.
Whole start_of(const Hackenbush& picture);
std::vector<WholeMove> moves_of(const Hackenbush& picture, const Whole& whole);

}  // namespace grundy
