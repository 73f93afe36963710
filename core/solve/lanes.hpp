#pragma once

#include <array>
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
inline Bytes reversed(Bytes a) {
  return __builtin_shufflevector(a, a, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
}

inline Shorts interleaved_first(Shorts a, Shorts b) {
  return __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}
inline Shorts interleaved_last(Shorts a, Shorts b) {
  return __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
inline Shorts reversed(Shorts a) { return __builtin_shufflevector(a, a, 7, 6, 5, 4, 3, 2, 1, 0); }

/// As many vectors as a vector has lanes.
template <class Vector>
using LaneBlock = std::array<Vector, kLanesOf<Vector>>;

/// Lane j of vector i and lane i of vector j change places. A round sends the second half of the
/// vectors between the lanes of the first, which turns the bits of all places by one; after as many
/// rounds as a lane number has bits, vector and lane numbers have changed places.
template <class Vector>
LaneBlock<Vector> transposed(LaneBlock<Vector> block) {
  constexpr std::size_t half = kLanesOf<Vector> / 2;
  for (std::size_t round = half; round > 0; round /= 2) {
    LaneBlock<Vector> next;
    for (std::size_t i = 0; i < half; ++i) {
      next[2 * i] = interleaved_first(block[i], block[i + half]);
      next[2 * i + 1] = interleaved_last(block[i], block[i + half]);
    }
    block = next;
  }
  return block;
}

/// Stores eight lanes that are not negative as 32-bit numbers.
template <class Number>
void store_wide(Number* to, Shorts lanes) {
  static_assert(sizeof(Number) == 4);
  const Shorts zero{};
  store_lanes(to, interleaved_first(lanes, zero));
  store_lanes(to + 4, interleaved_last(lanes, zero));
}
template <class Number>
void store_wide(Number* to, Bytes lanes) {
  const Bytes zero{};
  store_wide(to, reinterpret_cast<Shorts>(interleaved_first(lanes, zero)));
  store_wide(to + 8, reinterpret_cast<Shorts>(interleaved_last(lanes, zero)));
}

}  // namespace grundy
