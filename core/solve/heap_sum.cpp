#include "solve/heap_sum.hpp"

#include <algorithm>

namespace grundy {
namespace {

// An engine that compiles in the background never replaces a loop that is running, so long lists are
// read by many calls.
constexpr std::size_t kSlice = 1 << 14;
using Slice = std::span<const std::uint64_t>;

template <class Work>
void for_each_slice(Slice heaps, Work work) {
  for (std::size_t i = 0; i < heaps.size(); i += kSlice) {
    work(heaps.subspan(i, std::min(kSlice, heaps.size() - i)));
  }
}

[[gnu::noinline]] Nimber nim_sum_of(Slice heaps) {
  Nimber sum = 0;
  for (const std::uint64_t size : heaps) sum ^= size;
  return sum;
}

[[gnu::noinline]] std::uint64_t count_with_bit(Slice heaps, Nimber bit) {
  std::uint64_t count = 0;
  for (const std::uint64_t size : heaps) count += (size & bit) != 0;
  return count;
}

[[gnu::noinline]] std::uint64_t count_firm(Slice heaps) {
  std::uint64_t count = 0;
  for (const std::uint64_t size : heaps) count += size > 1;
  return count;
}

}  // namespace

std::uint64_t winning_nim_moves(std::span<const std::uint64_t> heaps, Play play) {
  NimTotals totals;
  for_each_slice(heaps, [&](Slice slice) { totals.nim_sum ^= nim_sum_of(slice); });
  if (play == Play::Misere) {
    for_each_slice(heaps, [&](Slice slice) { totals.firm += count_firm(slice); });
  }
  if (is_lost(totals, play)) return 0;
  if (play == Play::Misere && totals.firm == 1) return 1;
  const Nimber top = play == Play::Misere && totals.firm == 0
                         ? 1
                         : Nimber{1} << (std::bit_width(totals.nim_sum) - 1);
  std::uint64_t count = 0;
  for_each_slice(heaps, [&](Slice slice) { count += count_with_bit(slice, top); });
  return count;
}

}  // namespace grundy
