#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"

namespace grundy::test {

/// The rule of a code in octal or hexadecimal digits; fails the test where there is none.
HeapRule heap_rule_of(const std::string& code, unsigned base = 8, HeapParts parts = HeapParts::Any);

/// The Grundy numbers of the heaps of fewer than `heaps` coins, by the definition: every number of
/// coins taken, every way to leave the others as heaps. No theory.
std::vector<std::uint32_t> plain_sequence(const HeapRule& rule, std::uint64_t heaps);

}  // namespace grundy::test
