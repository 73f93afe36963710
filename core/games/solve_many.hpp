#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "params/problem.hpp"

namespace grundy {

/// The answers to many positions, one entry for each line that is not empty.
struct Batch {
  struct Refusal {
    std::size_t line = 0;  ///< counted from 1, with the empty lines
    Problems problems;
  };
  static constexpr std::size_t kMaxRefusals = 100;
  static constexpr double kUnknown = -1;

  std::vector<std::uint8_t> outcome;  ///< a letter; kInvalid for a refused text
  std::vector<double> grundy;  ///< kUnknown where it is not known, or does not decide: in misère
                               ///< play and under compound rules
  std::vector<double> moves;   ///< winning turns; kUnknown where not counted or beyond kMaxExact
  std::vector<Refusal> refusals;
};

/// The outcome, Grundy number and number of winning moves that `analyze` gives for each line.
/// Positions with the same rules share their solved tables, and a line that differs from the one
/// before only in its piles or pieces is not read anew.
Batch solve_many(std::string_view lines);

}  // namespace grundy
