#include "families/take-and-break/heaps/heap_positions.hpp"

#include <algorithm>
#include <numeric>

#include "params/as_size.hpp"

namespace grundy {
namespace {

constexpr std::uint64_t kMaxPlacedCoins = 1'000;
constexpr std::uint64_t kMaxPlaces = std::uint64_t{1} << 24;
// How many places per position added are worth their memory.
constexpr std::uint64_t kPlacesEach = 16;

// The counts of HeapPositions::before, heap by heap; none if one of them exceeds `most`.
std::vector<std::uint32_t> count_lists(const std::function<bool(std::uint64_t)>& lives,
                                       std::uint64_t coins, std::uint64_t most) {
  const std::size_t width = as_size(coins) + 1;
  std::vector<std::uint32_t> lists(width, 1);  // by coins: nothing but the empty list so far
  std::vector<std::uint32_t> before(width * (width + 1));
  for (std::size_t heap = 0; heap <= width; ++heap) {
    std::copy(lists.begin(), lists.end(),
              before.begin() + static_cast<std::ptrdiff_t>(heap * width));
    if (heap == width) break;
    if (!lives(heap)) continue;
    for (std::size_t i = heap; i < width; ++i) {
      lists[i] += lists[i - heap];
      if (lists[i] > most) return {};
    }
  }
  return before;
}

}  // namespace

HeapPositions::HeapPositions(const std::function<bool(std::uint64_t)>& lives, std::uint64_t coins,
                             std::uint64_t limit)
    : coins_(coins) {
  if (coins > kMaxPlacedCoins) return;
  before_ = count_lists(lives, coins, std::min(kMaxPlaces, kPlacesEach * limit));
  if (!before_.empty()) numbers_.assign(before(coins + 1, coins), 0);
}

std::uint32_t HeapPositions::place_of(const Heaps& heaps) const {
  std::uint32_t place = 0;
  std::uint64_t coins = coins_;
  for (const std::uint64_t heap : heaps) {
    place += before(heap, coins);
    coins -= heap;
  }
  return place;
}

bool HeapPositions::is_placed(const Heaps& heaps) const {
  return (heaps.empty() || heaps[0] <= coins_) &&
         std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}) <= coins_;
}

std::uint32_t HeapPositions::add(const Heaps& heaps) {
  if (!by_place()) return states_.add(heaps);
  const std::uint32_t place = place_of(heaps);
  std::uint32_t& number = numbers_[place];
  if (number == 0) {
    places_.push_back(place);
    number = static_cast<std::uint32_t>(places_.size());
  }
  return number - 1;
}

std::optional<std::uint32_t> HeapPositions::find(const Heaps& heaps) const {
  if (!by_place()) return states_.find(heaps);
  if (!is_placed(heaps)) return std::nullopt;
  const std::uint32_t number = numbers_[place_of(heaps)];
  return number == 0 ? std::nullopt : std::optional(number - 1);
}

void HeapPositions::get(std::uint32_t number, Heaps& heaps) const {
  if (!by_place()) return states_.get(number, heaps);
  heaps.clear();
  std::uint32_t place = places_[number];
  std::uint64_t coins = coins_;
  while (place > 0) {
    // Finds the largest heap with at most `place` lists before it.
    std::uint64_t heap = 1;
    std::uint64_t above = std::min(coins, heaps.empty() ? coins : heaps.back()) + 1;
    while (heap + 1 < above) {
      const std::uint64_t middle = (heap + above) / 2;
      (before(middle, coins) <= place ? heap : above) = middle;
    }
    place -= before(heap, coins);
    heaps.push_back(heap);
    coins -= heap;
  }
}

void HeapPositions::shrink(std::uint32_t size) {
  if (!by_place()) return states_.shrink(size);
  for (std::size_t number = size; number < places_.size(); ++number) numbers_[places_[number]] = 0;
  places_.resize(size);
}

}  // namespace grundy
