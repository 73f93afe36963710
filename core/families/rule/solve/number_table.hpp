#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/language/read_rule.hpp"
#include "theory/depth_key.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// The Grundy numbers of all positions whose numbers are each below a size, found one after the
/// other by emitted code, in four bytes each and without a list of moves. Each move leads to an
/// earlier position in one of the orders of DenseBox, so play never returns. It tells the outcome,
/// but the remoteness only where it was made `with_depths`.
class NumberTable {
 public:
  static constexpr std::uint64_t kMost = 10'000'000;  ///< positions
  /// Limit of steps for a rule that can be emitted: half a minute. What only the interpreter can do may take kStepLimit.
  static constexpr std::uint64_t kMostSteps = 40'000'000'000;

  /// None beyond these limits of positions and steps, if a move leaves the box or fits no order, if the rule
  /// has a fault, and if a condition may end the whole game. Keeps the table that was asked for last.
  static std::shared_ptr<const NumberTable> of(const Rule& rule,
                                               const std::vector<std::uint64_t>& sizes);
  /// The same with outcomes and remoteness, for a rule whose moves each leave one part: none beyond a search's limit of
  /// positions and this one of steps, or unless moves fit the order by the last number. Keeps the last as well.
  static std::shared_ptr<const NumberTable> with_depths(const Rule& rule,
                                                        const std::vector<std::uint64_t>& sizes,
                                                        Play play, std::uint64_t steps);

  /// A table with no position solved yet, without depths unless a play is given.
  explicit NumberTable(DenseBox box, std::optional<Play> depths = std::nullopt);

  /// Solves positions until there are `last`, always by the same rule. Done, or why the next one is
  /// not solved: Beyond if a move leads to an unsolved position; Ask if the rule has a fault there,
  /// or a limit of steps was reached.
  Emitted fill(const Rule& rule, std::uint32_t last, std::uint64_t steps);
  std::uint32_t solved() const { return solved_; }
  /// Whether the rule has a fault at the next position.
  bool faulty() const { return faulty_; }
  /// Sets the number of the next position, found elsewhere.
  void take(std::uint32_t number) { numbers_[solved_++] = number; }
  /// Makes room for `size` positions of a rule of one number.
  void grow(std::uint32_t size);

  std::uint32_t size() const { return size_; }
  std::uint32_t number(std::uint32_t position) const { return numbers_[position]; }
  Depth depth(std::uint32_t position) const {
    return depth_of(static_cast<DepthKey>(numbers_[size_ + position]));
  }
  std::optional<std::uint32_t> find(std::span<const std::uint64_t> place) const;
  Place place(std::uint32_t position) const;

 private:
  Emitted interpret(const Rule& rule, Work& work, Work& all, std::uint32_t last);

  DenseBox box_;
  std::vector<std::uint32_t> strides_;
  std::uint32_t size_;
  std::optional<Play> depths_;
  std::vector<std::uint32_t> numbers_;  // of all positions, and then their depth keys, if wanted
  std::uint32_t solved_ = 0;
  bool faulty_ = false;
  std::optional<std::unique_ptr<CompiledRule>> compiled_;  ///< null if it cannot be compiled
};

}  // namespace grundy::rule
