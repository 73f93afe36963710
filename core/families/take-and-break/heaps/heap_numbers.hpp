#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/take-and-break/heap_rule.hpp"
#include "families/take-and-break/heaps/closed_form.hpp"
#include "theory/big_count.hpp"
#include "theory/nim.hpp"
#include "theory/period.hpp"
#include "theory/work.hpp"

namespace grundy {

/// The Grundy numbers of heaps of take-and-break, played alone.
class HeapNumbers {
 public:
  /// Solves the heaps up to `largest`, or fewer: until a period is proved or kMaxSteps would not be
  /// enough, and only the smallest if the rule has a closed form.
  HeapNumbers(const HeapRule& rule, std::uint64_t largest);

  /// The Grundy number of a heap; none if it is not known.
  std::optional<Nimber> of(std::uint64_t heap) const;
  /// The only heap with this number; none if the rule has no closed form.
  std::optional<std::uint64_t> heap_of(Nimber number) const;
  /// How many heaps, from 0 on, were solved by their options.
  std::uint64_t solved() const { return numbers_.size(); }
  /// How many options were looked at, at most kMaxSteps.
  std::uint64_t steps() const { return work_.spent(); }
  static constexpr std::uint64_t kMaxSteps = 200'000'000;
  const std::optional<Period>& period() const { return period_; }
  /// How many options of this heap have this number; none without a proved period.
  std::optional<BigCount> count(std::uint64_t heap, Nimber number) const;

 private:
  BigCount count_pairs(std::uint64_t rest, Nimber number) const;

  HeapRule rule_;
  std::optional<ClosedForm> closed_;
  std::vector<std::uint32_t> numbers_;
  Work work_;
  std::optional<Period> period_;
};

/// How many options a heap has; 2^64-1 if they are too many to count.
std::uint64_t count_left(const HeapRule& rule, std::uint64_t heap);

}  // namespace grundy
