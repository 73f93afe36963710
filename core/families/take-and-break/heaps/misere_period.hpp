#pragma once

#include <cstdint>
#include <optional>

#include "families/take-and-break/heap_rule.hpp"
#include "theory/period.hpp"

namespace grundy {

/// How the elements of single heaps in their misère quotient repeat, if they can be proved to repeat before the heap
/// `largest`; that may take a second.
///
/// The elements take the place of Grundy numbers in the proof of Periodicity: so the options of all larger heaps have
/// elements that those of a smaller heap have. Then sums with larger heaps have no new images, and the quotient is
/// theirs too (the periodicity theorem of T. E. Plambeck, Taming the wild in impartial combinatorial games, 2005).
///
/// The last answer is kept, so a period that was proved for a larger heap is told for a smaller one.
std::optional<Period> misere_period(const HeapRule& rule, std::uint64_t largest);

}  // namespace grundy
