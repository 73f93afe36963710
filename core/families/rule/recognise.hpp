#pragma once

#include <optional>
#include <string>
#include <vector>

#include "families/rule/language/read_rule.hpp"

namespace grundy::rule {

/// The same position as the text of a game with theorems of its own, without `sum` and `play`: a
/// subtraction game, where every move takes one of some numbers, or an octal game, where a move
/// takes some number and leaves at most two parts. None unless the form of the moves proves this
/// for every position: values that agree for a while prove nothing, so the tree itself must show,
/// for every number at once, what is taken and how many parts are left.
std::optional<std::string> recognise(const Rule& rule, const std::vector<Places>& components);

}  // namespace grundy::rule
