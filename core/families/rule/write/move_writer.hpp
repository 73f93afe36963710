#pragma once

#include <string>

#include "families/rule/write/phrases.hpp"

namespace grundy::rule {

/// What adds the moves of a rule to `found`, as the lines of a function.
std::string moves_in(Language language, const Rule& rule, Phrases& phrases);

/// Whether a move may leave a number that no position has.
bool leaves_large(const Rule& rule, Phrases& phrases);

}  // namespace grundy::rule
