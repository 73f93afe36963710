#pragma once

#include <cstdint>
#include <vector>

#include "game/heap_rule.hpp"

namespace grundy::test {

/// The Grundy numbers of the heaps of fewer than `heaps` coins, by the definition: every number of
/// coins taken, every way to leave the others as heaps. No theory.
std::vector<std::uint32_t> plain_sequence(const HeapRule& rule, std::uint64_t heaps);

}  // namespace grundy::test
