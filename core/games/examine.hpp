#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "analysis/analysis.hpp"

namespace grundy {

/// One state of a table and its options. The fields are those of wasm/grundy.d.ts.
struct Examined {
  static constexpr std::size_t kMaxOptions = 1'000;

  std::uint64_t state = 0;
  std::uint8_t outcome = kLost;
  double grundy = 0;
  std::int32_t remoteness = 0;
  std::vector<double> options;  ///< states, ascending
  std::vector<std::vector<std::uint64_t>>
      left;  ///< the heaps of each option, where an option may be several heaps
  std::vector<std::uint8_t> outcomes;
  std::vector<double> numbers;
  std::uint64_t omitted = 0;
};

/// As wasm/grundy.d.ts says of `examine`: or all problems of the text, or one under `table` or
/// `state`.
std::variant<Examined, Problems> examine(std::string_view text, std::uint64_t table,
                                         std::uint64_t state);

}  // namespace grundy
