#include "families/take-and-break/heap_kind.hpp"

#include <algorithm>

#include "oracle/plain_sequence.hpp"
#include "oracle/small_games.hpp"
#include "sums/sum.hpp"
#include "support/catch.hpp"

namespace grundy {

TEST_CASE("beyond a full page winning moves are counted by the period as one by one", "[heaps]") {
  std::string piles = "3000";
  for (int pile = 1; pile < 300; ++pile) piles += "," + std::to_string(pile);
  const Game game = game_of("game=kayles&piles=" + piles);
  const auto& kayles = *game.position.as<TakeAndBreak>();
  const std::vector<std::uint32_t> numbers = test::plain_sequence(kayles.rule, 3'001);
  const auto number = [&](std::uint64_t heap) { return numbers[static_cast<std::size_t>(heap)]; };
  std::uint32_t total = 0;
  for (const Heaps& heaps : kayles.components) total ^= number(heaps[0]);
  REQUIRE(total != 0);
  std::uint64_t winning = 0;
  for (const Heaps& heaps : kayles.components) {
    const std::uint32_t wanted = total ^ number(heaps[0]);
    for_each_left(kayles.rule, heaps[0],
                  [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
                    std::uint32_t after = 0;
                    for (std::size_t i = 0; i < count; ++i) after ^= number(left[i]);
                    winning += after == wanted;
                  });
  }
  const ComponentSum sum = game.position->component_sum({});
  constexpr std::size_t kLimits[] = {1, 100, 1'000'000};
  for (const std::size_t limit : kLimits) {
    TurnPage page(0, limit);
    const Decision decision = decide(sum, all_facts(sum), {}, Play::Normal, page);
    CHECK(decision.count == BigCount(winning));
    CHECK(page.list().size() == std::min<std::uint64_t>(limit, winning));
  }
}

// 300,000 such piles once took 17 kB each, since every option of every pile got a number: more than a module may have.
TEST_CASE("of large piles only the winning moves on the page are numbered", "[heaps]") {
  Random random(80);
  std::string piles;
  for (int pile = 0; pile < 2'000; ++pile) {
    piles +=
        (pile > 0 ? "," : "") + std::to_string((std::uint64_t{1} << 40) + random.below(1u << 30));
  }
  const Game game = game_of("game=kayles&piles=" + piles);
  const ComponentSum sum = game.position->component_sum({});
  const auto& kind = static_cast<const HeapKind&>(*sum.kinds[0]);
  TurnPage page(0, 100);
  const Decision decision = decide(sum, all_facts(sum), {}, Play::Normal, page);
  CHECK(decision.verdict.outcome == Outcome::Win);
  CHECK(page.list().size() == 100);
  // Lists of heaps are numbered in the order in which they are met.
  const State first = kind.state_of({std::uint64_t{1} << 50, 1});
  State before = first;
  for (const Turn& turn : page.list()) {
    if (kind.heaps_of(turn[0].to).size() > 1) before = std::min(before, turn[0].to);
  }
  CHECK(first - before < 2'000);
}

}  // namespace grundy
