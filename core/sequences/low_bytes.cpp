#include "sequences/low_bytes.hpp"

#include <cstring>

namespace grundy {

LowBytes LowBytes::of_marks(const std::uint8_t* marks) {
  // Eight bytes of 0 or 1 become eight bits, the first the lowest.
  constexpr std::uint64_t kGather = 0x0102040810204080;
  LowBytes set;
  for (std::size_t i = 0; i < 32; ++i) {
    std::uint64_t eight;
    std::memcpy(&eight, marks + 8 * i, sizeof eight);
    set.words[i / 8] |= (eight * kGather >> 56) << 8 * (i % 8);
  }
  return set;
}

LowBytes ClassValues::below(std::uint32_t value) const {
  LowBytes set;
  for (std::uint32_t i = 0; i < 4; ++i) {
    const auto kept = [&](std::uint32_t first) {
      if (value <= first) return std::uint64_t{0};
      return value >= first + 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << (value - first)) - 1;
    };
    set.words[i] = (small.words[i] & kept(64 * i)) | (large.words[i] & kept(256 + 64 * i));
  }
  return set;
}

ClassValues values_of_class(const SparseSpace& space, std::uint64_t parity, bool rare) {
  ClassValues values;
  for (std::uint32_t value = 0; value < 256; ++value) {
    if (space.rare(parity, value) == rare) values.small.insert(value);
  }
  if ((space.mask & 256) == 0) return values;
  for (std::uint32_t value = 256; value < 512; ++value) {
    if (space.rare(parity, value) == rare) values.large.insert(value - 256);
  }
  return values;
}

bool told_by_low_bytes(const SparseSpace& space, std::uint32_t largest) {
  return largest < 256 || (largest < 512 && (space.mask & 256) != 0);
}

}  // namespace grundy
