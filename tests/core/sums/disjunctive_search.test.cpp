#include "sums/search/disjunctive_search.hpp"

#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/sum.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

ComponentSum sum_of(const Game& game) {
  return game.position->component_sum({game.play, game.sum, 0});
}

Verdict verdict_of(const std::string& text) { return analyze(game_of(text)).verdict; }

}  // namespace

TEST_CASE("a search by addends decides small sums as plain recursion does, with the same turns",
          "[sum][law]") {
  std::size_t compared = 0;
  for (const std::string& text : small_games()) {
    const Game game = game_of(text);
    if (game.sum.compound != Compound::Disjunctive) continue;
    const ComponentSum sum = sum_of(game);
    if (sum.parts.empty() || ends_whole(sum) || any_loopy(sum)) continue;
    if (!all_decided(all_facts(sum))) continue;
    ++compared;
    CAPTURE(text);
    DisjunctiveSearch search(sum, game.play);
    Oracle oracle(game);
    const Whole start = start_of(game);
    REQUIRE(search.won(sum.states()) == oracle.won(start));
    TurnPage page(0, 1000);
    const auto count = search.winning_turns(page);
    CHECK(count == BigCount(oracle.winning_turns(start).size()));
    CHECK(count == BigCount(page.list().size()));
  }
  CHECK(compared > 1000);
}

TEST_CASE("misère heaps apart are decided as the same heaps in one component", "[misere][sum]") {
  for (const char* rule : {"game=kayles", "game=dawson", "game=octal&code=0.137"}) {
    for (const auto& [apart, together] :
         {std::pair("5,5,5,5,5,5", "5+5+5+5+5+5"), std::pair("14,14,14", "14+14+14"),
          std::pair("9,8,7,6,5", "9+8+7+6+5"), std::pair("15,13,4,4,4", "15+13+4+4+4")}) {
      CAPTURE(rule, apart);
      const std::string text = std::string(rule) + "&play=misere&piles=";
      const Verdict whole = verdict_of(text + together);
      REQUIRE(whole.outcome != Outcome::Undecided);
      CHECK(verdict_of(text + apart).outcome == whole.outcome);
    }
  }
}

TEST_CASE("the opponent wins a misère sum that only a search by addends decides",
          "[misere][sum][play]") {
  std::string text = "game=kayles&piles=5,5,5,5,5,5&play=misere";
  CHECK_FALSE(verdict_of(text).remoteness.has_value());
  for (int turn = 0; turn < 4; ++turn) {
    const auto choice = choose(text, 7, 0);
    REQUIRE(std::get<Choice>(choice).turn.has_value());
    const auto played = play_move(text, std::get<Choice>(choice).turn->notation);
    text = std::get<Played>(played).text;
    CHECK(verdict_of(text).outcome == (turn % 2 == 0 ? Outcome::Lose : Outcome::Win));
  }
}

TEST_CASE("a search by addends that gave up answers what it knew and nothing else",
          "[sum][limit]") {
  const Game game = game_of("game=kayles&piles=7,7,7&play=misere");
  const ComponentSum sum = sum_of(game);
  DisjunctiveSearch search(sum, game.play, 20);
  CHECK(search.won(std::vector<State>{0, 0, 0}) == true);
  CHECK_FALSE(search.won(sum.states()).has_value());
  CHECK(search.won(std::vector<State>{0, 0, 0}) == true);
  CHECK_FALSE(search.won(std::vector<State>{6, 6, 6}).has_value());
  TurnPage page(0, 10);
  CHECK_FALSE(search.winning_turns(page).has_value());
  DisjunctiveSearch slow(sum, game.play, DisjunctiveSearch::kPositions, 50);
  CHECK_FALSE(slow.won(sum.states()).has_value());
}

TEST_CASE("a search by addends of many heaps gives up before it holds too much", "[sum][limit]") {
  std::string text = "game=kayles&play=misere&piles=3";
  for (int heap = 0; heap < 20'000; ++heap) text += "," + std::to_string(3 + heap % 7);
  const Game game = game_of(text);
  const ComponentSum sum = sum_of(game);
  DisjunctiveSearch search(sum, game.play);
  CHECK_FALSE(search.won(sum.states()).has_value());
  CHECK(search.positions() * 20'000 < 2 * DisjunctiveSearch::kMaxHeld);
}

}  // namespace grundy
