#pragma once

#include <string>

#include "families/rule/print/phrases.hpp"

namespace grundy::rule {

/// The lines of a function that add the moves of a rule to `found`.
std::string moves_in(Language language, const Rule& rule, Phrases& phrases);

/// Whether a move may leave a number so large that no position has it.
bool leaves_large(const Rule& rule, Phrases& phrases);

}  // namespace grundy::rule
