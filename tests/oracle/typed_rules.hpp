#pragma once

#include <cstdint>
#include <vector>

#include "families/rule/rule_position.hpp"
#include "oracle/oracle.hpp"

namespace grundy {

/// The whole with another number for an item.
inline Whole replaced(const Whole& whole, std::size_t item, std::uint64_t value) {
  Whole after = whole;
  after[item] = value;
  return after;
}

/// Of a typed rule each component as one number whose digits, of base 32, are the numbers of its parts, each plus 1.
std::uint64_t number_of(const rule::Places& places);
rule::Places places_of(std::uint64_t number, std::size_t numbers);

Whole start_of(const rule::RulePosition& position);
std::vector<WholeMove> moves_of(const rule::RulePosition& position, const Whole& whole);

}  // namespace grundy
