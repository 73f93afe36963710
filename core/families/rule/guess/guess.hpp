#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analysis.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy::rule {

/// What a guess is compared with at every place of a box: the Grundy number, or 1 if the place is
/// lost and 0 if not. None if that is not known, or if the Grundy number is infinite.
using Truth = std::vector<std::optional<std::uint32_t>>;

/// The truth of a table: for a condition whether each place is lost, else its Grundy number. If
/// nothing may ever be moved, `ended` says whether the places are lost.
Truth truth_of(const Table& table, Type type, std::optional<bool> ended);

/// The result of a comparison. Places are indices of `Truth`, and may lie beyond it in rules of one number.
struct Comparison {
  struct Counterexample {
    std::uint64_t index = 0;
    std::int64_t guessed = 0;
    std::uint32_t actual = 0;
  };

  std::uint64_t checked = 0;              ///< places that were compared
  std::uint64_t open = 0;                 ///< skipped: the truth is not known
  std::uint64_t faulty = 0;               ///< skipped: the guess has no value there
  std::uint64_t left = 0;                 ///< not looked at: the work was over
  std::optional<std::uint64_t> fails_at;  ///< the first place that is faulty
  std::optional<Counterexample> counterexample;

  /// Whether every place agrees.
  bool complete() const { return open + faulty + left == 0 && !counterexample; }
};

/// Compares a guess with `truth`, which has an entry for every place of `box`, up to the first place that
/// disagrees. Places come by the sum of the numbers on the axes, then by the first of these.
Comparison compare(const Rule& rule, const Expr& guess, const Box& box, const Truth& truth);

/// Tests the guess of a position, which must have one, on `table`, the one that is shown. The
/// answer is a `GuessAnswer` of wasm/play.d.ts.
Record answer_guess(const RulePosition& position, const Rules& rules, const Table& table);

}  // namespace grundy::rule
