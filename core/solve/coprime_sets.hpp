#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace grundy {

/// Sets of sizes, numbered from 0, which tell whether one of their members is coprime to a size. Members
/// come in ascending order.
///
/// For each set it is counted how many members a square-free number d divides. Of those members that
/// are coprime to n there are as many as the sum of mu(d) times that count, over the square-free
/// divisors d of n (A. F. Möbius 1832). So neither members nor divisors are gone through, but few for
/// each n: a number below 2^24 has at most eight prime factors.
class CoprimeSets {
 public:
  /// For sizes up to `largest`, below 2^24.
  explicit CoprimeSets(std::uint32_t largest);

  void add(std::uint32_t set, std::uint32_t size);
  /// Whether some member smaller than `size`, which must be above all members, is coprime to it. The
  /// size 0 is coprime to 1 alone.
  bool has_coprime(std::uint32_t set, std::uint32_t size) const;
  /// Whether it has a positive member below `size`. All primes from `size` on are coprime to that.
  bool has_positive_below(std::uint32_t set, std::uint32_t size) const {
    return set < sets_.size() && sets_[set].first < size;
  }
  bool prime(std::uint32_t size) const { return size > 1 && least_factor_[size] == size; }

 private:
  struct Factors {
    std::array<std::uint32_t, 8> primes;
    std::size_t count = 0;
  };
  struct Set {
    bool zero = false;
    std::uint32_t first = UINT32_MAX;  // the least positive member
    std::array<std::uint32_t, 4> latest{};
    std::uint32_t members = 0;  // positive ones
  };

  Factors factors_of(std::uint32_t size) const;
  std::uint32_t counted(std::uint32_t set, std::uint32_t divisor) const;
  void count(std::uint32_t set, std::uint32_t divisor);
  std::size_t slot_of(std::uint64_t key) const;

  std::vector<std::uint32_t> least_factor_;
  std::vector<Set> sets_;
  // How many members of a set a number divides, by both in one word; 0 where a slot is free.
  std::vector<std::uint64_t> keys_;
  std::vector<std::uint32_t> counts_;
  std::size_t used_ = 0;
};

}  // namespace grundy
