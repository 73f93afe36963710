#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"

namespace grundy::test {

/// The rule with this code of octal or hexadecimal digits. Fails the test if the code is invalid.
HeapRule heap_rule_of(const std::string& code, unsigned base = 8, HeapParts parts = HeapParts::Any);

/// The Grundy numbers of heaps of 0 to `heaps` - 1 coins by the definition, without theory: it tries
/// every number of coins to take and every way to leave the others as heaps.
std::vector<std::uint32_t> plain_sequence(const HeapRule& rule, std::uint64_t heaps);

}  // namespace grundy::test
