#pragma once

#include <optional>
#include <string>

#include "analysis/language.hpp"
#include "analysis/rules.hpp"
#include "families/rule/rule_position.hpp"
#include "params/play.hpp"

namespace grundy::rule {

/// Programs that read the numbers of one component after the other and print who wins, "win" or "lose", in normal play
/// with the Grundy number of all components together, but where a condition of the rule ends the whole game. They stop
/// where the rule is at fault, and where play can return. In Python numbers may be beyond 64 bits.
std::string cpp_program(const Rule& rule, Play play);
std::string python_program(const Rule& rule, Play play);

/// One of these; a problem where none can be written.
std::optional<std::string> program(const RulePosition& position, Language language,
                                   const Rules& rules, Problems& problems);

}  // namespace grundy::rule
