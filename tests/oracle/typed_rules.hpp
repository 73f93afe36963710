#pragma once

#include <cstdint>
#include <vector>

#include "families/rule/rule_position.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// The whole position with another number for one item.
inline Whole replaced(const Whole& whole, std::size_t item, std::uint64_t value) {
  Whole after = whole;
  after[item] = value;
  return after;
}

/// Encodes a component of a typed rule as one number: its base-32 digits are the numbers of its parts, each plus 1.
std::uint64_t number_of(const rule::Places& places);
rule::Places places_of(std::uint64_t number, std::size_t numbers);

Whole start_of(const rule::RulePosition& position);
std::vector<WholeMove> moves_of(const rule::RulePosition& position, const Whole& whole);

}  // namespace grundy
