#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"
#include "theory/nim.hpp"

namespace grundy {

TEST_CASE("misère Nim is normal Nim once a pile exceeds one", "[law][misere]") {
  Random random(5);
  for (int round = 0; round < 500; ++round) {
    const std::string piles = "game=nim&piles=" + std::to_string(2 + random.below(40)) + "," +
                              std::to_string(random.below(40)) + "," +
                              std::to_string(random.below(40));
    CHECK(analyze(game_of(piles)).verdict.outcome ==
          analyze(game_of(piles + "&play=misere")).verdict.outcome);
  }
}

TEST_CASE("piles of one only are lost in misère play when they are odd in number", "[misere]") {
  CHECK(analyze(game_of("game=nim&piles=1,1,1&play=misere")).verdict.outcome == Outcome::Lose);
  CHECK(analyze(game_of("game=nim&piles=1,1&play=misere")).verdict.outcome == Outcome::Win);
  CHECK(analyze(game_of("game=nim&piles=&play=misere")).verdict.outcome == Outcome::Win);
}

TEST_CASE("two Topcoder knights are not tame: misère play is searched and the nim-sum fails",
          "[misere][law]") {
  Random random(6);
  int searched = 0;
  int nim_sum_fails = 0;
  for (int round = 0; round < 400; ++round) {
    const std::string text =
        "game=board&size=7x7&pieces=knight4@" + std::to_string(random.below(7)) + "," +
        std::to_string(random.below(7)) + ",knight4@" + std::to_string(random.below(7)) + "," +
        std::to_string(random.below(7)) + "&play=misere";
    const Game game = game_of(text);
    const Analysis analysis = analyze(game);
    if (!std::holds_alternative<Searched>(analysis.verdict.reason)) continue;
    ++searched;
    Oracle oracle(game);
    CAPTURE(text);
    REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start_of(game))));
    nim_sum_fails += (analysis.grundy != 0) != oracle.won(start_of(game));
  }
  CHECK(searched > 0);
  CHECK(nim_sum_fails > 0);
}

TEST_CASE("a misère sum beyond the limit is not decided, and says so", "[misere]") {
  const Analysis analysis = analyze(
      game_of("game=board&size=30x30&pieces=knight4@z29,knight4@x30,knight4@y28&play=misere"));
  CHECK(analysis.verdict.outcome == Outcome::Undecided);
  REQUIRE(std::holds_alternative<BeyondLimit>(analysis.verdict.reason));
  CHECK(std::get<BeyondLimit>(analysis.verdict.reason).limit == kSearchLimit);
  CHECK_FALSE(analysis.moves.count.has_value());
  CHECK(analysis.moves.list.empty());
}

TEST_CASE("pieces that cannot move do not make a misère sum too large", "[misere]") {
  const std::string alone = "game=board&size=60x60&play=misere&pieces=knight4@59,59";
  const Analysis with_others = analyze(game_of(alone + ",knight4@a1,knight4@b1,knight4@a2"));
  const Analysis by_itself = analyze(game_of(alone));
  CHECK(with_others.verdict.outcome == by_itself.verdict.outcome);
  CHECK(with_others.verdict.remoteness == by_itself.verdict.remoteness);
  CHECK(with_others.moves.count == by_itself.moves.count);
}

TEST_CASE("a misère sum of hundreds of thousands of positions is decided", "[misere]") {
  const Analysis analysis =
      analyze(game_of("game=board&size=30x30&pieces=knight4@z29,knight4@x30&play=misere"));
  CHECK(analysis.verdict.outcome != Outcome::Undecided);
  REQUIRE(std::holds_alternative<Searched>(analysis.verdict.reason));
  CHECK(std::get<Searched>(analysis.verdict.reason).positions > 500'000);
}

TEST_CASE("the balancing heap is the only one that makes a sum lost", "[nim][law]") {
  for (const Play play : {Play::Normal, Play::Misere}) {
    for (std::uint64_t a = 0; a < 8; ++a) {
      for (std::uint64_t b = 0; b < 8; ++b) {
        NimTotals rest;
        rest.add_heap(a);
        rest.add_heap(b);
        for (std::uint64_t heap = 0; heap < 20; ++heap) {
          NimTotals all = rest;
          all.add_heap(heap);
          CHECK(is_lost(all, play) == (heap == balancing_heap(rest, play)));
        }
      }
    }
  }
}

}  // namespace grundy
