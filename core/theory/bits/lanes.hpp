#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace grundy {

/// Vectors of 16 bytes: registers on x86-64 and in WebAssembly with -msimd128, elsewhere what the
/// compiler makes of them.
using Bytes = std::uint8_t __attribute__((vector_size(16)));
using Shorts = std::int16_t __attribute__((vector_size(16)));

template <class Vector>
inline constexpr std::size_t kLanesOf = sizeof(Vector) / sizeof(Vector{}[0]);

template <class Vector, class Element>
Vector load_lanes(const Element* from) {
  Vector vector;
  std::memcpy(&vector, from, sizeof vector);
  return vector;
}

template <class Element, class Vector>
void store_lanes(Element* to, Vector vector) {
  std::memcpy(to, &vector, sizeof vector);
}

inline Bytes interleaved_first(Bytes a, Bytes b) {
  return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
inline Bytes interleaved_last(Bytes a, Bytes b) {
  return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15,
                                 31);
}

inline Shorts interleaved_first(Shorts a, Shorts b) {
  return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}
inline Shorts interleaved_last(Shorts a, Shorts b) {
  return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}

/// A step of transposing blocks that have as many rows as a vector has lanes. It rotates the bits of row number and
/// lane number, joined, to the left by one (kWays 2) or two (kWays 4): row r becomes 2r or 4r, and the bits carried out
/// of it become the low bits of the lane. After as many bits as a lane number has, rows and lanes are exchanged.
/// `from(block, row)` is called for the blocks from begin to end, `to(block, row, lanes)` soon after.
template <class Vector, std::int64_t kWays, class From, class To>
void turn_places(std::int64_t begin, std::int64_t end, From from, To to) {
  static_assert(kWays == 2 || kWays == 4);
  constexpr std::int64_t apart = std::int64_t{kLanesOf<Vector>} / kWays;
  for (std::int64_t block = begin; block < end; ++block) {
    for (std::int64_t i = 0; i < apart; ++i) {
      const Vector a = from(block, i);
      const Vector b = from(block, i + apart);
      if constexpr (kWays == 2) {
        to(block, 2 * i, interleaved_first(a, b));
        to(block, 2 * i + 1, interleaved_last(a, b));
      } else {
        const Vector c = from(block, i + 2 * apart);
        const Vector d = from(block, i + 3 * apart);
        const Vector even = interleaved_first(a, c);
        const Vector odd = interleaved_first(b, d);
        to(block, 4 * i, interleaved_first(even, odd));
        to(block, 4 * i + 1, interleaved_last(even, odd));
        const Vector even_last = interleaved_last(a, c);
        const Vector odd_last = interleaved_last(b, d);
        to(block, 4 * i + 2, interleaved_first(even_last, odd_last));
        to(block, 4 * i + 3, interleaved_last(even_last, odd_last));
      }
    }
  }
}

/// Stores eight lanes, none of them negative, as 32-bit numbers.
template <class Number>
void store_wide(Number* to, Shorts lanes) {
  static_assert(sizeof(Number) == 4);
  const Shorts zero{};
  store_lanes(to, interleaved_first(lanes, zero));
  store_lanes(to + 4, interleaved_last(lanes, zero));
}

}  // namespace grundy
