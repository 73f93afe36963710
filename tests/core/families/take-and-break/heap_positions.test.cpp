#include "families/take-and-break/heaps/heap_positions.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Appends all lists of heaps that are not dead, largest first, with at most `coins` coins.
void list_all(const std::vector<bool>& is_dead, std::uint64_t coins, std::uint64_t largest,
              Heaps& heaps, std::vector<Heaps>& all) {
  all.push_back(heaps);
  for (std::uint64_t heap = 1; heap <= std::min(largest, coins); ++heap) {
    if (is_dead[heap]) continue;
    heaps.push_back(heap);
    list_all(is_dead, coins - heap, heap, heaps, all);
    heaps.pop_back();
  }
}

void check_numbers(HeapPositions& positions, std::vector<Heaps> lists) {
  Random random(7);
  for (std::size_t i = lists.size(); i > 1; --i) {
    std::swap(lists[i - 1], lists[random.below(static_cast<std::uint32_t>(i))]);
  }
  Heaps heaps;
  for (std::uint32_t number = 0; number < lists.size(); ++number) {
    REQUIRE_FALSE(positions.find(lists[number]).has_value());
    REQUIRE(positions.add(lists[number]) == number);
    REQUIRE(positions.add(lists[number]) == number);
    positions.get(number, heaps);
    REQUIRE(heaps == lists[number]);
  }
  const auto half = static_cast<std::uint32_t>(lists.size() / 2);
  positions.shrink(half);
  REQUIRE(positions.size() == half);
  for (std::uint32_t number = 0; number < lists.size(); ++number) {
    const auto found = positions.find(lists[number]);
    REQUIRE(found.has_value() == (number < half));
    if (found) REQUIRE(*found == number);
  }
}

}  // namespace

TEST_CASE("every list of living heaps has a place of its own", "[heaps][search]") {
  const std::uint64_t coins = 17;
  for (const std::vector<std::uint64_t>& dead :
       std::vector<std::vector<std::uint64_t>>{{0}, {0, 1, 2}, {0, 2, 9, 16, 17}}) {
    std::vector<bool> is_dead(coins + 1, false);
    for (const std::uint64_t heap : dead) is_dead[heap] = true;
    std::vector<Heaps> all;
    Heaps heaps;
    list_all(is_dead, coins, coins, heaps, all);
    const auto lives = [&](std::uint64_t heap) { return !is_dead[heap]; };
    HeapPositions by_place(lives, coins, 1'000);
    check_numbers(by_place, all);
    // If an array with a place for each list would take too much memory, lists are stored by name.
    HeapPositions by_name(lives, coins, 1);
    check_numbers(by_name, all);
  }
}

TEST_CASE("what has more coins than the positions searched is not found among them",
          "[heaps][search]") {
  HeapPositions positions([](std::uint64_t heap) { return heap > 0; }, 10, 1'000);
  positions.add({4, 3});
  CHECK_FALSE(positions.find({11}).has_value());
  CHECK_FALSE(positions.find({9, 9, 9}).has_value());
  CHECK(positions.find({4, 3}) == 0u);
}

}  // namespace grundy
