#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sequences/methods/sparse_space.hpp"

namespace grundy {

/// A set of low bytes of values.
struct LowBytes {
  std::array<std::uint64_t, 4> words{};

  void insert(std::uint32_t low) { words[low / 64] |= std::uint64_t{1} << low % 64; }
  void remove(std::uint32_t low) { words[low / 64] &= ~(std::uint64_t{1} << low % 64); }
  bool has(std::uint32_t low) const { return (words[low / 64] >> low % 64 & 1) != 0; }
  bool empty() const { return (words[0] | words[1] | words[2] | words[3]) == 0; }
  /// The least member of a set that has one.
  std::uint32_t least() const {
    std::uint32_t word = 0;
    while (words[word] == 0) ++word;
    return 64 * word + static_cast<std::uint32_t>(std::countr_zero(words[word]));
  }
  LowBytes without(const LowBytes& other) const {
    LowBytes left;
    for (std::size_t i = 0; i < 4; ++i) left.words[i] = words[i] & ~other.words[i];
    return left;
  }

  /// The set given by 256 bytes, each 0 or 1.
  static LowBytes of_marks(const std::uint8_t* marks);
};

/// The values below 512 of one class, by their low bytes. If bit 8 belongs to the mask, or all
/// values are below 256, a low byte stands for at most one value of each class.
struct ClassValues {
  LowBytes small;  ///< below 256
  LowBytes large;  ///< from 256 on

  /// The low bytes of those below `value`.
  LowBytes below(std::uint32_t value) const;
};

/// The rare (or common) values of heaps of this parity.
ClassValues values_of_class(const SparseSpace& space, std::uint64_t parity, bool rare);

/// Whether low bytes tell apart the values up to `largest` of each class of a space.
bool told_by_low_bytes(const SparseSpace& space, std::uint32_t largest);

}  // namespace grundy
