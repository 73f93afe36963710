#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace grundy {

/// A whole number of any size, for counting turns.
class BigCount {
 public:
  BigCount(std::uint64_t number = 0);

  BigCount& operator+=(const BigCount& other);
  /// Requires other <= *this.
  BigCount& operator-=(const BigCount& other);
  BigCount& operator*=(std::uint64_t factor);

  bool is_zero() const { return digits_.empty(); }
  /// The number of decimal digits, rounded up to a multiple of 9.
  std::size_t length() const { return digits_.size() * kWidth; }
  bool operator==(const BigCount&) const = default;
  std::string str() const;
  /// None if it is larger than 2^64 - 1.
  std::optional<std::uint64_t> in_64_bits() const;

 private:
  static constexpr std::uint32_t kBase = 1'000'000'000;
  static constexpr std::size_t kWidth = 9;
  void multiply_by_small(std::uint32_t factor);
  void trim();

  std::vector<std::uint32_t> digits_;  // in base 10^9, the least first, without leading zeros
};

/// The most decimal digits of a count. Longer ones take too long to multiply: they are left uncounted.
inline constexpr std::size_t kMaxCountLength = 20'000;

}  // namespace grundy
