#include "theory/bits/bit_counts.hpp"

#include <algorithm>

#include "theory/bits/lanes.hpp"

namespace grundy {
namespace {

using Words = std::uint64_t __attribute__((vector_size(16)));
constexpr std::size_t kLanes = kLanesOf<Words>;
// Each round leaves a quarter of the words, of four times the weight.
constexpr std::size_t kRounds = 4;
constexpr std::size_t kWords = 1 << 2 * kRounds;
constexpr std::size_t kNumbersAtOnce = kWords * kLanes;
// An engine that compiles in the background never replaces a loop that is running, so long lists are
// read by many calls.
constexpr std::size_t kSlice = 1 << 14;

// Leaves the sum of three words in the first, and returns what has twice the weight.
inline Words carry_out(Words& sum, Words a, Words b) {
  const Words half = sum ^ a;
  const Words carry = (sum & a) | (half & b);
  sum = half ^ b;
  return carry;
}

// Adds words in fours to the sums of their weight and of twice that; what has four times the weight is
// left at the front.
template <class Load>
inline void add_fours(Words& once, Words& twice, std::size_t fours, Load load, Words* left) {
  Words low = once;
  Words high = twice;
#pragma GCC unroll 1
  for (std::size_t i = 0; i < fours; ++i) {
    const Words first = carry_out(low, load(4 * i), load(4 * i + 1));
    const Words second = carry_out(low, load(4 * i + 2), load(4 * i + 3));
    left[i] = carry_out(high, first, second);
  }
  once = low;
  twice = high;
}

// Bit i of word k weighs 2^k, and belongs to the column of 2^i.
class Columns {
 public:
  // Of whole blocks.
  [[gnu::noinline]] void add_blocks(const std::uint64_t* numbers, std::size_t count) {
    for (const std::uint64_t* const end = numbers + count; numbers != end;
         numbers += kNumbersAtOnce) {
      Words left[kWords / 4];
      const auto number = [&](std::size_t i) { return load_lanes<Words>(numbers + i * kLanes); };
      add_fours(words_[0], words_[1], kWords / 4, number, left);
      for (std::size_t round = 1; round < kRounds; ++round) {
        const auto word = [&](std::size_t i) { return left[i]; };
        add_fours(words_[2 * round], words_[2 * round + 1], kWords >> 2 * (round + 1), word, left);
      }
      add(left[0], 2 * kRounds);
    }
  }

  void add(Words word, std::size_t weight) {
    while (word[0] != 0 || word[1] != 0) {
      const Words carry = words_[weight] & word;
      words_[weight] ^= word;
      word = carry;
      ++weight;
    }
  }

  std::array<std::uint64_t, 64> counts() const {
    std::array<std::uint64_t, 64> counts{};
    for (std::size_t weight = 0; weight < 64; ++weight) {
      for (std::size_t lane = 0; lane < kLanes; ++lane) {
        for (std::size_t bit = 0; bit < 64; ++bit) {
          counts[bit] += (words_[weight][lane] >> bit & 1) << weight;
        }
      }
    }
    return counts;
  }

 private:
  Words words_[64]{};
};

}  // namespace

std::array<std::uint64_t, 64> bit_counts(std::span<const std::uint64_t> numbers) {
  Columns columns;
  const std::size_t whole = numbers.size() / kNumbersAtOnce * kNumbersAtOnce;
  for (std::size_t i = 0; i < whole; i += kSlice) {
    columns.add_blocks(numbers.data() + i, std::min(kSlice, whole - i));
  }
  for (std::size_t i = whole; i < numbers.size(); ++i) columns.add(Words{numbers[i]}, 0);
  return columns.counts();
}

}  // namespace grundy
