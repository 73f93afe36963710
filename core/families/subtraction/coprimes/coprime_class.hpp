#pragma once

#include <cstdint>
#include <vector>

#include "families/subtraction/coprimes/prime_factors.hpp"

namespace grundy {

/// A class of sizes, which tells whether one of them is coprime to a size. Members come in ascending
/// order.
///
/// It is counted how many members a square-free number d divides. Of those members that are coprime
/// to n there are as many as the sum of mu(d) times that count, over the square-free divisors d of n
/// (A. F. Möbius 1832). So neither members nor divisors are gone through, but few for each n.
class CoprimeClass {
 public:
  /// For sizes up to `largest`; the factors must outlive the class.
  CoprimeClass(const PrimeFactors& factors, std::uint32_t largest)
      : factors_(factors), divided_(std::size_t{largest} + 1, 0) {}

  void add(std::uint32_t size);
  /// Forgets all members, which the caller has listed.
  void clear(const std::vector<std::uint32_t>& members);

  /// Whether some member smaller than `size`, which must be above all members, is coprime to it. The
  /// size 0 is coprime to 1 alone.
  bool has_coprime(std::uint32_t size) const;
  /// The least positive member; 0 where there is none.
  std::uint32_t first() const { return first_; }

 private:
  const PrimeFactors& factors_;
  std::vector<std::uint32_t> divided_;  // by square-free number
  bool zero_ = false;
  std::uint32_t first_ = 0;
};

}  // namespace grundy
