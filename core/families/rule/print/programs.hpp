#pragma once

#include <optional>
#include <string>

#include "analysis/language.hpp"
#include "analysis/rules.hpp"
#include "families/rule/rule_position.hpp"
#include "params/play.hpp"

namespace grundy::rule {

/// Programs that read the numbers of one component after the other and print who wins, "win" or "lose". In
/// normal play they add the Grundy number of the sum, unless a condition of the rule may end the whole game.
/// They stop where the rule is at fault, and where play can return. In Python numbers may be beyond 64 bits.
std::string cpp_program(const Rule& rule, Play play);
std::string python_program(const Rule& rule, Play play);

/// The program in this language; a problem if none can be written.
std::optional<std::string> program(const RulePosition& position, Language language,
                                   const Rules& rules, Problems& problems);

}  // namespace grundy::rule
