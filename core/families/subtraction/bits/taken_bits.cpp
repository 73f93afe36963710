#include "families/subtraction/bits/taken_bits.hpp"

#include <algorithm>

#include "theory/bits/lanes.hpp"

namespace grundy {
namespace {

// Of so many sizes the bits are joined before it is asked whether any is missing.
constexpr std::size_t kStride = 32;

using BlockLanes = std::array<Bytes, kBlock / 128>;

bool covers(const BlockLanes& known, const BlockBits& asked) {
  Bytes missing{};
  for (std::size_t i = 0; i < known.size(); ++i) {
    missing |= load_lanes<Bytes>(&asked[2 * i]) & ~known[i];
  }
  std::array<std::uint64_t, 2> words;
  store_lanes(words.data(), missing);
  return (words[0] | words[1]) == 0;
}

}  // namespace

void TakenBits::add_movers(BlockBits& movers, std::span<const std::uint32_t> sizes,
                           std::uint32_t start, const BlockBits& asked) const {
  const std::uint32_t least = start - std::min(start, most_);
  const auto within = std::lower_bound(sizes.begin(), sizes.end(), least) - sizes.begin();
  sizes = sizes.subspan(static_cast<std::size_t>(within));
  BlockLanes known;
  for (std::size_t i = 0; i < known.size(); ++i) known[i] = load_lanes<Bytes>(&movers[2 * i]);
  for (std::size_t first = 0; first < sizes.size() && !covers(known, asked); first += kStride) {
    const std::size_t end = std::min(sizes.size(), first + kStride);
    for (std::size_t s = first; s < end; ++s) {
      const std::uint8_t* from = row(sizes[s], start);
      for (std::size_t i = 0; i < known.size(); ++i) known[i] |= load_lanes<Bytes>(from + 16 * i);
    }
  }
  for (std::size_t i = 0; i < known.size(); ++i) store_lanes(&movers[2 * i], known[i]);
}

bool TakenBits::leave_non_movers(BlockBits& block, std::uint32_t size, std::uint32_t start) const {
  const std::uint8_t* const movers = row(size, start);
  Bytes any{};
  for (std::size_t i = 0; i < kBlock / 128; ++i) {
    const Bytes left = load_lanes<Bytes>(&block[2 * i]) & ~load_lanes<Bytes>(movers + 16 * i);
    store_lanes(&block[2 * i], left);
    any |= left;
  }
  std::array<std::uint64_t, 2> words;
  store_lanes(words.data(), any);
  return (words[0] | words[1]) != 0;
}

}  // namespace grundy
