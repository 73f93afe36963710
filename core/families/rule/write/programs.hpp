#pragma once

#include <string>

#include "families/rule/language/tree.hpp"
#include "params/play.hpp"

namespace grundy::rule {

/// Programs that read the numbers of one component after the other and print who wins, "win" or "lose", in normal play
/// with the Grundy number of all components together. They stop where the rule is at fault, and where play can
/// return. No condition of the rule may end the whole game. In Python numbers may be beyond 64 bits.
std::string cpp_program(const Rule& rule, Play play);
std::string python_program(const Rule& rule, Play play);

}  // namespace grundy::rule
