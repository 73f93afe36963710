#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/prime_factors.hpp"
#include "families/subtraction/pile_options.hpp"

namespace grundy {

/// The numbers that may be taken from every pile, as bits from the largest down to 0: so the sizes to
/// which one size can move stand in their order.
class OptionBits {
 public:
  OptionBits(const std::vector<NumberRange>& ranges, std::uint32_t largest);

  /// A bit for each of the 64 sizes from `first`, which is no more than `size`, on.
  std::uint64_t word(std::uint32_t size, std::uint32_t first) const;

 private:
  std::uint32_t largest_;
  std::vector<std::uint64_t> words_;
};

/// Finds options of sizes in a set that only loses members, where coprimes may be taken. No size looks at
/// an option twice.
class UnsettledOptions {
 public:
  /// All must outlive this; the set is `unsettled`, of sizes above 0.
  UnsettledOptions(const PileOptions& options, const PrimeFactors& factors,
                   const std::vector<BlockBits>& unsettled, std::uint32_t largest);

  /// One of the options that is in the set; 0 where none is.
  std::uint32_t option_of(std::uint32_t size);

  /// From now on no size asked for has an option in the set by a coprime.
  void leave_out_coprimes() { by_coprimes_ = false; }
  /// Nor by any number that may be taken from every pile, but these.
  void look_by_list(std::vector<std::uint32_t> taken);

 private:
  std::uint32_t by_list(std::uint32_t size);
  std::uint32_t by_bits(std::uint32_t size);
  std::uint32_t in_block(std::size_t block, std::uint32_t size,
                         const PrimeFactors::Factors& factors) const;
  bool is_unsettled(std::uint32_t size) const {
    return has(unsettled_[size / kBlock], size % kBlock);
  }

  const PileOptions& options_;
  const PrimeFactors& factors_;
  const std::vector<BlockBits>& unsettled_;
  OptionBits left_by_;
  bool by_coprimes_ = true;
  std::optional<std::vector<std::uint32_t>> listed_;
  std::size_t first_ = 0;  // blocks before it have no members
  // By size: what is taken, by list or by bits, leaves no member before this place of them.
  std::vector<std::uint32_t> looked_;
};

}  // namespace grundy
