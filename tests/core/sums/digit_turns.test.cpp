#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

// There are too many turns to try them all, so one is built column by column.
TEST_CASE("the one turn listed for large numbers under Moore's rule leaves a lost position",
          "[sum][moore]") {
  Random random(31);
  for (const std::string play : {"normal", "misere"}) {
    for (const int most : {2, 3, 7, 39}) {
      std::string piles;
      for (int i = 0; i < 41; ++i) {
        const std::uint64_t high = random.below(1u << 20);
        piles += (i > 0 ? "," : "") + std::to_string((high << 32) + random.below(UINT32_MAX));
      }
      const std::string text =
          "game=nim&piles=" + piles + "&sum=up-to-" + std::to_string(most) + "&play=" + play;
      const Analysis analysis = analyze(game_of(text));
      CAPTURE(text);
      REQUIRE(analysis.verdict.outcome == Outcome::Win);
      REQUIRE(analysis.moves.list.size() == 1);
      CHECK_FALSE(analysis.moves.count.has_value());
      const auto played = play_move(text, analysis.moves.list[0].notation);
      REQUIRE(std::holds_alternative<Played>(played));
      CHECK(analyze(game_of(std::get<Played>(played).text)).verdict.outcome == Outcome::Lose);
    }
  }
}

// All heaps but one have a single coin: the case where misère play differs from normal play.
TEST_CASE("a large heap among hundreds of ones is lowered so that the ones are lost",
          "[sum][moore]") {
  std::string piles = "9007199254740991";
  for (int i = 0; i < 400; ++i) {
    piles += ",1";
    if (i % 50 != 0) continue;
    const std::string text = "game=nim&piles=" + piles + "&sum=up-to-2&play=misere";
    const Analysis analysis = analyze(game_of(text));
    CAPTURE(i);
    REQUIRE(analysis.verdict.outcome == Outcome::Win);
    REQUIRE_FALSE(analysis.moves.list.empty());
    const auto played = play_move(text, analysis.moves.list[0].notation);
    REQUIRE(std::holds_alternative<Played>(played));
    CHECK(analyze(game_of(std::get<Played>(played).text)).verdict.outcome == Outcome::Lose);
  }
}

}  // namespace grundy
