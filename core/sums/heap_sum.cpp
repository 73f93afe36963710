#include "sums/heap_sum.hpp"

#include <algorithm>

namespace grundy {
namespace {

// Heaps per call. JavaScript engines switch to optimised code only at the next call of a function,
// so long lists are read slice by slice. The sum of 2^11 numbers of 53 bits does not overflow.
constexpr std::size_t kSlice = 1 << 11;

template <class Read>
void read_slices(std::span<const std::uint64_t> heaps, Read read) {
  for (std::size_t i = 0; i < heaps.size(); i += kSlice) {
    read(heaps.subspan(i, std::min(kSlice, heaps.size() - i)));
  }
}

[[gnu::noinline]] Nimber nim_sum_of_slice(std::span<const std::uint64_t> heaps) {
  Nimber total = 0;
  for (const std::uint64_t heap : heaps) total ^= heap;
  return total;
}

// Each 1 is added as 2^bit, so that one shift at the end is enough.
[[gnu::noinline]] std::uint64_t ones_of_slice(std::span<const std::uint64_t> heaps, int bit) {
  std::uint64_t weight = 0;
  for (const std::uint64_t heap : heaps) weight += heap & std::uint64_t{1} << bit;
  return weight >> bit;
}

}  // namespace

std::uint64_t winning_nim_moves(std::span<const std::uint64_t> heaps, Play play) {
  NimTotals totals;
  read_slices(heaps, [&](auto slice) { totals.nim_sum ^= nim_sum_of_slice(slice); });
  if (play == Play::Misere) {
    const auto firm = [](std::uint64_t size) { return size > 1; };
    totals.firm = static_cast<std::uint64_t>(std::count_if(heaps.begin(), heaps.end(), firm));
  }
  return winning_moves(totals, play, [heaps](int bit) {
    std::uint64_t ones = 0;
    read_slices(heaps, [&](auto slice) { ones += ones_of_slice(slice, bit); });
    return ones;
  });
}

}  // namespace grundy
