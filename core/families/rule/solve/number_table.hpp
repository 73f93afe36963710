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

/// The Grundy numbers of all positions whose numbers are each below a size. Each move leads to an
/// earlier position in one of the orders of DenseBox, so play never returns.
class NumberTable {
 public:
  static constexpr std::uint64_t kMost = 10'000'000;  ///< positions
  /// Limit for emitted code: half a minute. Interpreted code may take kStepLimit in each call of `fill`.
  static constexpr std::uint64_t kMostSteps = 40'000'000'000;

  /// None beyond these limits of positions and steps, if a move leaves the box or fits no order, if the rule
  /// has a fault, and if a condition may end the whole game. Keeps the table that was asked for last.
  static std::shared_ptr<const NumberTable> of(const Rule& rule,
                                               const std::vector<std::uint64_t>& sizes);

  /// The table of a rule of one number, with no position solved yet.
  explicit NumberTable(std::uint32_t size) : NumberTable(DenseBox{{size}}) {}

  /// Solves positions until there are `last`, always by the same rule. Done, or why the next one is
  /// not solved: Beyond if a move leads to an unsolved position; Ask if the rule has a fault there,
  /// or the interpreter's limit or `steps` of emitted code were used up.
  Emitted fill(const Rule& rule, std::uint32_t last, std::uint64_t steps);
  std::uint32_t solved() const { return solved_; }
  /// Whether the rule has a fault at the next position.
  bool faulty() const { return faulty_; }
  /// Sets the number of the next position, found elsewhere.
  void take(std::uint32_t number) { numbers_[solved_++] = number; }
  /// Makes room for `size` positions of a rule of one number.
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
  std::optional<std::unique_ptr<CompiledRule>> compiled_;  ///< null if it cannot be compiled
};

}  // namespace grundy::rule
