#pragma once

#include <cstdint>

#include "params/number_runs.hpp"
#include "theory/nim.hpp"

namespace grundy {

/// The nim-sum of 0, 1, …, n: n, 1, n + 1 or 0 for n mod 4 = 0, 1, 2 or 3, since four neighbours
/// that begin at a multiple of 4 have nim-sum 0.
constexpr Nimber nim_sum_up_to(std::uint64_t n) {
  switch (n % 4) {
    case 0: return n;
    case 1: return 1;
    case 2: return n + 1;
    default: return 0;
  }
}

/// The nim-sum of Nim heaps of these sizes (Codeforces 15C, Industrial Nim).
constexpr Nimber nim_sum_of(const NumberRun& run) {
  if (run.last == run.first) return run.times % 2 == 1 ? run.first : 0;
  return nim_sum_up_to(run.last) ^ (run.first == 0 ? 0 : nim_sum_up_to(run.first - 1));
}

/// How many numbers below n have bit `bit` set.
constexpr std::uint64_t below_with_bit(std::uint64_t n, unsigned bit) {
  const std::uint64_t half = std::uint64_t{1} << bit;
  const std::uint64_t rest = n % (2 * half);
  return n / (2 * half) * half + (rest > half ? rest - half : 0);
}

/// How many numbers of a run have bit `bit` set.
constexpr std::uint64_t with_bit(const NumberRun& run, unsigned bit) {
  if (run.last == run.first) return (run.first >> bit & 1) != 0 ? run.times : 0;
  return below_with_bit(run.last + 1, bit) - below_with_bit(run.first, bit);
}

/// The number with bit `bit` set that has exactly `smaller` such numbers below it.
constexpr std::uint64_t nth_with_bit(std::uint64_t smaller, unsigned bit) {
  const std::uint64_t half = std::uint64_t{1} << bit;
  return smaller / half * 2 * half + half + smaller % half;
}

}  // namespace grundy
