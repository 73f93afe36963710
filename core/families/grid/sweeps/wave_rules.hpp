#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "theory/bits/lanes.hpp"
#include "theory/depth_key.hpp"
#include "theory/table.hpp"

namespace grundy {

/// The rules that solve LeapWaves, many cells at once. A lane holds the value of one cell, `none()`
/// where there is no cell. `both` combines options, `solve` finds cells from their options (`open`
/// is all ones where there is a cell), `write` enters them into the table.

/// A Grundy number v is the bit 2^v of a byte; with at most seven options it is below 8. The mex is
/// the least bit missing in m, the bits of the options: ~m & (m + 1).
class NumberWave {
 public:
  using Vector = Bytes;
  using Lane = std::uint8_t;

  explicit NumberWave(std::vector<std::uint8_t>& numbers) : numbers_(numbers.data()) {}

  static Lane none() { return 0; }
  static Vector open(const std::uint8_t* holes) { return Bytes(load_lanes<Bytes>(holes) == 0); }
  static Vector both(Vector a, Vector b) { return a | b; }
  static Vector solve(Vector options, Vector open) { return ~options & (options + 1) & open; }

  const void* place(std::size_t cell) const { return numbers_ + cell; }
  void write(std::size_t cell, Vector bits) { store_lanes(numbers_ + cell, decoded(bits)); }
  void write(std::size_t cell, Lane bit) {
    numbers_[cell] = bit == 0 ? 0 : static_cast<std::uint8_t>(std::countr_zero(bit));
  }

 private:
  // Tests with ==, since engines have no single instruction for !=.
  static Vector decoded(Vector bits) {
    const auto lacks = [&](std::uint8_t mask) { return Bytes((bits & mask) == 0); };
    return 7 ^ (lacks(0xAA) & 1) ^ (lacks(0xCC) & 2) ^ (lacks(0xF0) & 4);
  }

  std::uint8_t* numbers_;
};

/// Depth keys in 16 bits, so remoteness below kMost. Every move goes back by at least one
/// anti-diagonal, so the remoteness is less than the number of anti-diagonals.
class DepthWave {
 public:
  using Vector = Shorts;
  using Lane = std::int16_t;
  static constexpr Lane kMost = 1 << 14;

  DepthWave(Play play, SolvedTable& table)
      : ended_(static_cast<Lane>(play == Play::Misere ? -kMost : kMost)),
        won_(table.won.data()),
        remoteness_(table.remoteness.data()) {}

  static Lane none() { return kNone; }
  static Vector open(const std::uint8_t* holes) {
    std::uint64_t eight;
    std::memcpy(&eight, holes, sizeof eight);
    Bytes bytes{};
    std::memcpy(&bytes, &eight, sizeof eight);
    const Bytes open(bytes == 0);
    return reinterpret_cast<Shorts>(interleaved_first(open, open));
  }
  static Vector both(Vector a, Vector b) { return a > b ? a : b; }
  Vector solve(Vector best, Vector open) const {
    const Vector none = best == kNone;
    const Vector known = ~none & best;
    const Vector above = ((known > 0) & 2) - 1 - known;
    const Vector key = (~none & above) | (none & ended_);
    return (open & key) | (~open & kNone);
  }

  const void* place(std::size_t cell) const { return remoteness_ + cell; }
  void write(std::size_t cell, Vector keys) {
    const Vector real = keys != kNone;
    const Vector known = keys & real;
    const Vector won = known < 0;
    const Vector size = (known ^ won) - won;
    store_wide(remoteness_ + cell, (kMost - size) & real);
    const auto bytes = reinterpret_cast<Bytes>(won & 1);
    const Bytes eight =
        __builtin_shufflevector(bytes, bytes, 0, 2, 4, 6, 8, 10, 12, 14, 0, 2, 4, 6, 8, 10, 12, 14);
    std::memcpy(won_ + cell, &eight, kLanesOf<Vector>);
  }
  void write(std::size_t cell, Lane key) {
    if (key == kNone) return;
    won_[cell] = key < 0;
    remoteness_[cell] = kMost - (key < 0 ? -key : key);
  }

 private:
  static constexpr Lane kNone = -(1 << 15);
  Lane ended_;
  std::uint8_t* won_;
  std::int32_t* remoteness_;
};

}  // namespace grundy
