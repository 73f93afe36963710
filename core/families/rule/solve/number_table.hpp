#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "families/rule/emit/emit.hpp"
#include "families/rule/language/read_rule.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// The Grundy numbers of all positions whose numbers are each below a size. Each move leads to what comes before in one
/// of the orders of DenseBox, so no play returns.
class NumberTable {
 public:
  static constexpr std::uint64_t kMost = 10'000'000;  ///< positions
  /// Of emitted code: half a minute. What is interpreted has kStepLimit.
  static constexpr std::uint64_t kMostSteps = 40'000'000'000;

  /// None where there are more positions or steps, where a move leaves the sizes or agrees with no order, where the rule
  /// has a fault, and where the whole game may be over. The table that was asked for last is kept.
  static std::shared_ptr<const NumberTable> of(const Rule& rule,
                                               const std::vector<std::uint64_t>& sizes);

  std::uint32_t size() const { return static_cast<std::uint32_t>(numbers_.size()); }
  std::uint32_t number(std::uint32_t position) const { return numbers_[position]; }
  std::optional<std::uint32_t> find(std::span<const std::uint64_t> place) const;
  Place place(std::uint32_t position) const;

 private:
  explicit NumberTable(DenseBox box);

  /// Done, Beyond where the order does not suit the moves, or Ask where nobody can.
  Emitted fill(const Rule& rule);
  Emitted interpret(const Rule& rule, Work& work, std::uint32_t first, std::uint32_t last);

  DenseBox box_;
  std::vector<std::uint32_t> strides_;
  std::vector<std::uint32_t> numbers_;
};

}  // namespace grundy::rule
