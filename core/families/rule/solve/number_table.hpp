#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/language/read_rule.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// The Grundy numbers of all positions whose numbers are each below a size. Each move leads to what comes before in one
/// of the orders of DenseBox, so no play returns.
class NumberTable {
 public:
  static constexpr std::uint64_t kMost = 10'000'000;  ///< positions
  /// Of emitted code: half a minute. What is interpreted has kStepLimit in each call.
  static constexpr std::uint64_t kMostSteps = 40'000'000'000;

  /// None where there are more positions or steps, where a move leaves the sizes or agrees with no order, where the rule
  /// has a fault, and where the whole game may be over. The table that was asked for last is kept.
  static std::shared_ptr<const NumberTable> of(const Rule& rule,
                                               const std::vector<std::uint64_t>& sizes);

  /// Of a rule of one number, with no position solved yet.
  explicit NumberTable(std::uint32_t size) : NumberTable(DenseBox{{size}}) {}

  /// Solves more positions of the rule that the others are solved by, until there are `last`. Done, or what keeps the next
  /// one from being solved: Beyond where a move leads to none that is solved, Ask where nobody can tell or `steps` of
  /// emitted code were taken.
  Emitted fill(const Rule& rule, std::uint32_t last, std::uint64_t steps);
  std::uint32_t solved() const { return solved_; }
  /// Whether the rule has a fault at the next position.
  bool faulty() const { return faulty_; }
  /// Takes the number of the next position from elsewhere.
  void take(std::uint32_t number) { numbers_[solved_++] = number; }
  /// Makes room for so many positions, of a rule of one number.
  void grow(std::uint32_t size);

  std::uint32_t size() const { return static_cast<std::uint32_t>(numbers_.size()); }
  std::uint32_t number(std::uint32_t position) const { return numbers_[position]; }
  std::optional<std::uint32_t> find(std::span<const std::uint64_t> place) const;
  Place place(std::uint32_t position) const;

 private:
  explicit NumberTable(DenseBox box);

  Emitted interpret(const Rule& rule, Work& work, std::uint32_t last);

  DenseBox box_;
  std::vector<std::uint32_t> strides_;
  std::vector<std::uint32_t> numbers_;
  std::uint32_t solved_ = 0;
  bool faulty_ = false;
  std::optional<std::unique_ptr<CompiledRule>> compiled_;  ///< nothing in it where it cannot be
};

}  // namespace grundy::rule
