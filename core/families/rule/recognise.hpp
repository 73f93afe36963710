#pragma once

#include <optional>
#include <string>
#include <vector>

#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {

/// The text of the same position in a game that has theorems of its own, but for `sum` and `play`: one of take-away, where
/// every move takes one of some numbers, or an octal code, where it takes so many and leaves at most two parts. None unless the
/// form of the moves proves it, whatever the number.
std::optional<std::string> recognise(const Rule& rule, const std::vector<Places>& components);

}  // namespace grundy::rule
