#include "theory/retrograde.hpp"

#include "oracle/fix_point.hpp"
#include "support/catch.hpp"

namespace grundy {
TEST_CASE("backwards from the ends is what round after round finds", "[loops][oracle]") {
  Random random(201);
  for (int round = 0; round < 100'000; ++round) {
    const OptionLists options = random_options(random, 9);
    for (const Play play : {Play::Normal, Play::Misere}) {
      REQUIRE(retrograde(graph_of(options), play) == fix_point(options, play));
    }
  }
}

TEST_CASE("a move that may be taken back for ever is a draw", "[loops]") {
  // Positions 0 and 1 lead to each other, 2 leads to 0 and to the terminal position 3.
  const OptionLists options{{1}, {0}, {0, 3}, {}};
  const std::vector<Depth> normal = retrograde(graph_of(options), Play::Normal);
  CHECK(outcome_of(normal[0]) == Outcome::Draw);
  CHECK(outcome_of(normal[2]) == Outcome::Win);
  CHECK(outcome_of(retrograde(graph_of(options), Play::Misere)[2]) == Outcome::Draw);
}

TEST_CASE("two ways to one option count as they are written", "[loops]") {
  const OptionLists options{{1, 1, 2}, {3, 3}, {3}, {}};
  CHECK(retrograde(graph_of(options), Play::Normal) == fix_point(options, Play::Normal));
}

}  // namespace grundy
