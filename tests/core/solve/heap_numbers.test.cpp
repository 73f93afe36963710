#include "solve/heap_numbers.hpp"

#include "game/take_and_break.hpp"
#include "support/catch.hpp"
#include "support/small_games.hpp"

namespace grundy {
namespace {

HeapRule rule_of(const std::string& text) {
  return std::get<TakeAndBreak>(game_of(text + "&piles=").position).rule;
}

}  // namespace

TEST_CASE("a proved period tells the numbers far beyond those that prove it", "[heaps]") {
  for (const char* text :
       {"game=kayles", "game=dawsons-kayles", "game=dawson", "game=treblecross", "game=guiles",
        "game=octal&code=0.137", "game=octal&code=0.3", "game=octal&code=0.7",
        "game=octal&code=0.15&parts=unequal", "game=octal&code=0.77&parts=unequal"}) {
    CAPTURE(text);
    const HeapRule rule = rule_of(text);
    const std::vector<std::uint32_t> plain = solve_heaps(rule, 2'000);
    const HeapNumbers numbers(rule, kMaxExact);
    if (!numbers.period()) continue;
    CHECK(numbers.solved() < 2'000);
    for (std::uint64_t heap = 0; heap < plain.size(); ++heap) {
      REQUIRE(numbers.of(heap) == plain[static_cast<std::size_t>(heap)]);
    }
  }
}

// The published ones of Guy and Smith 1956 and Winning Ways, ch. 4.
TEST_CASE("published periods are found", "[heaps]") {
  const auto period = [](const std::string& text) {
    return HeapNumbers(rule_of(text), kMaxExact).period();
  };
  CHECK(period("game=kayles") == Period{71, 12});
  CHECK(period("game=dawsons-kayles") == Period{53, 34});
  CHECK(period("game=octal&code=0.156") == Period{3'479, 349});
  CHECK(period("game=octal&code=0.055") == Period{259, 148});
}

TEST_CASE("options are counted as they are listed", "[heaps]") {
  Random random(77);
  for (int round = 0; round < 300; ++round) {
    const std::string text = random_heaps(random);
    CAPTURE(text);
    const HeapRule rule = std::get<TakeAndBreak>(game_of(text).position).rule;
    for (std::uint64_t heap = 0; heap <= 30; ++heap) {
      std::uint64_t count = 0;
      for_each_left(rule, heap, [&](std::uint64_t, const std::uint64_t*, std::size_t) { ++count; });
      REQUIRE(count_left(rule, heap) == count);
      CHECK(can_move_heaps(rule, heap == 0 ? Heaps{} : Heaps{heap}) == (count > 0));
    }
  }
}

}  // namespace grundy
