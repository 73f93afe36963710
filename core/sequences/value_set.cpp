#include "sequences/value_set.hpp"

#include <algorithm>
#include <bit>

namespace grundy {
namespace {

constexpr std::uint64_t kLowHalves[] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                        0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};

// Bit i goes to bit i xor value.
std::uint64_t moved(std::uint64_t word, std::uint32_t value) {
  for (unsigned bit = 0; bit < 6; ++bit) {
    if ((value >> bit & 1) == 0) continue;
    const unsigned width = 1U << bit;
    word = (word & kLowHalves[bit]) << width | (word >> width & kLowHalves[bit]);
  }
  return word;
}

}  // namespace

void unite(ValueSet& into, const ValueSet& set) {
  if (set.size() > into.size()) into.resize(set.size());
  for (std::size_t i = 0; i < set.size(); ++i) into[i] |= set[i];
}

void unite_nim_sums(ValueSet& into, const ValueSet& set, std::uint32_t value) {
  const std::size_t words = value / 64;
  const std::size_t size = std::bit_ceil(std::max(set.size(), words + 1));
  if (size > into.size()) into.resize(size);
  for (std::size_t i = 0; i < set.size(); ++i) into[i ^ words] |= moved(set[i], value % 64);
}

std::uint32_t mex(const ValueSet& set) {
  std::uint32_t value = 0;
  for (const std::uint64_t word : set) {
    if (word != ~std::uint64_t{0}) return value + static_cast<std::uint32_t>(std::countr_one(word));
    value += 64;
  }
  return value;
}

}  // namespace grundy
