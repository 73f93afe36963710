#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/analysis.hpp"
#include "families/rule/rule_position.hpp"

namespace grundy::rule {

/// What guesses are compared with, of every place of a box: its Grundy number, or 1 where it is lost and 0 where it is
/// not. None where that is not known, or where the number is infinite.
using Truth = std::vector<std::optional<std::uint32_t>>;

/// Of every place of a table: for a condition whether it is lost, else its Grundy number. Where nothing may ever be moved,
/// `ended` tells whether that is lost.
Truth truth_of(const Table& table, Type type, std::optional<bool> ended);

/// What came of a comparison. The places are those of `Truth`, by index, or along the only number also beyond it.
struct Comparison {
  struct Counterexample {
    std::uint64_t index = 0;
    std::int64_t guessed = 0;
    std::uint32_t actual = 0;
  };

  std::uint64_t checked = 0;              ///< places that were compared
  std::uint64_t open = 0;                 ///< passed by, since the truth is not known
  std::uint64_t faulty = 0;               ///< passed by, since the guess has no value there
  std::uint64_t left = 0;                 ///< not looked at, since the work was over
  std::optional<std::uint64_t> fails_at;  ///< the first that is faulty
  std::optional<Counterexample> counterexample;

  /// Whether every place agrees.
  bool complete() const { return open + faulty + left == 0 && !counterexample; }
};

/// Up to the first place that disagrees: by the sum of the numbers that run, then by the first of them. `truth` is that of
/// every place of `box`.
Comparison compare(const Rule& rule, const Expr& guess, const Box& box, const Truth& truth);

/// What came of the guess of a position, which must have one, as the `GuessAnswer` of wasm/play.d.ts. `table` is the one that
/// is shown.
Record answer_guess(const RulePosition& position, const Rules& rules, const Table& table);

}  // namespace grundy::rule
