#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "families/rule/rule_position.hpp"

namespace grundy::rule {

/// A kind of move that may leave the position as it is: its bytes in the value of `moves`, and what
/// may be typed instead so that no move does; none if that is not known.
struct StayingKind {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  std::vector<std::string> instead;
};

/// The kinds of moves that leave the place among its own options; `text` is the value of `moves`.
std::vector<StayingKind> staying_kinds(const RulePosition& position, const Place& place,
                                       std::string_view text);

}  // namespace grundy::rule
