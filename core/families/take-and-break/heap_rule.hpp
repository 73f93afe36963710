#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "params/as_size.hpp"
#include "params/problem.hpp"

namespace grundy {

/// A condition on the heaps that a turn leaves of one heap, if it leaves two or more.
enum class HeapParts {
  Any,
  Unequal,  ///< no two of the same size, as in Grundy's game
  Equal,    ///< all of the same size
};

/// The word of the parameter `parts`.
std::string_view to_text(HeapParts parts);

/// How one turn changes one heap of take-and-break: for each number of coins taken, how many heaps
/// may be left. Bit j of digit k: k coins may be taken if exactly j heaps, none of them empty, are
/// left. Digits up to 7 make an octal code, up to 15 a hexadecimal one (Guy and Smith 1956).
struct HeapRule {
  std::vector<std::uint8_t> digits{0};  ///< for 0, 1, 2, … coins; the first is a multiple of 4
  std::vector<std::uint8_t>
      repeated;  ///< the digits that follow, repeated for ever; empty: only zeros
  HeapParts parts = HeapParts::Any;

  bool operator==(const HeapRule&) const = default;

  std::uint8_t digit(std::uint64_t taken) const {
    if (taken < digits.size()) return digits[as_size(taken)];
    if (repeated.empty()) return 0;
    return repeated[(taken - digits.size()) % repeated.size()];
  }
};

inline constexpr std::size_t kMaxDigits = 1'000;
inline constexpr unsigned kMaxParts = 3;

/// Reads a code such as "0.77", "4.(3)" or "0.4(31)", whose digits in brackets repeat for ever,
/// into the shortest rule that says the same. `base` is 8 or 16. If the text is no code, `wrong` is
/// what was expected and the rule has no moves.
HeapRule read_code(std::string_view text, unsigned base, Expected& wrong);

/// The code of a rule that read_code made: "0.77".
std::string write_code(const HeapRule& rule);

}  // namespace grundy
