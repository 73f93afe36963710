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

// The one without the other.
constexpr DisjunctiveSearch::Limits kSearchOnly{.quotient_steps = 0};
constexpr DisjunctiveSearch::Limits kQuotientOnly{.positions = 0};

Verdict verdict_of(const std::string& text) { return analyze(game_of(text)).verdict; }

// Plays the opponent against itself from a won position, and checks that it wins each time that it can.
void check_match(std::string text, int turns) {
  for (int turn = 0; turn < turns; ++turn) {
    CAPTURE(text);
    const auto choice = choose(text, 7, 0);
    REQUIRE(std::get<Choice>(choice).turn.has_value());
    const auto played = play_move(text, std::get<Choice>(choice).turn->notation);
    text = std::get<Played>(played).text;
    CHECK(verdict_of(text).outcome == (turn % 2 == 0 ? Outcome::Lose : Outcome::Win));
  }
}

}  // namespace

TEST_CASE("a search by addends decides small sums as plain recursion does, with the same turns",
          "[sum][law]") {
  std::size_t by_search = 0;
  std::size_t by_quotient = 0;
  for (const std::string& text : small_games()) {
    const Game game = game_of(text);
    if (game.sum.compound != Compound::Disjunctive) continue;
    const ComponentSum sum = sum_of(game);
    if (sum.parts.empty() || ends_whole(sum) || any_loopy(sum)) continue;
    if (!all_decided(all_facts(sum))) continue;
    CAPTURE(text);
    Oracle oracle(game);
    const Whole start = start_of(game);
    const bool won = oracle.won(start);
    const std::size_t turns = oracle.winning_turns(start).size();
    for (const auto& limits : {kSearchOnly, kQuotientOnly}) {
      DisjunctiveSearch search(sum, game.play, limits);
      const auto answer = search.won(sum.states());
      const bool searched = limits.positions != 0;
      if (!searched && !answer) continue;
      ++(searched ? by_search : by_quotient);
      REQUIRE(answer == won);
      TurnPage page(0, 1000);
      const auto count = search.winning_turns(page);
      CHECK(count == BigCount(turns));
      CHECK(count == BigCount(page.list().size()));
    }
  }
  CHECK(by_search > 1000);
  CHECK(by_quotient > 150);
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

TEST_CASE("a quotient decides misère heaps of which plain search knows too many positions",
          "[misere][sum]") {
  // Beyond 70 coins, 12 more make no difference (W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992).
  const auto outcome = [](const std::string& piles) {
    const Verdict verdict = verdict_of("game=kayles&play=misere&piles=" + piles);
    REQUIRE(std::holds_alternative<Quotient>(verdict.reason));
    return verdict.outcome;
  };
  std::vector<int> heaps = {72, 83};
  if (thorough()) heaps.insert(heaps.end(), {76, 79});
  for (const int heap : heaps) {
    CAPTURE(heap);
    CHECK(outcome(std::to_string(heap + 12)) == outcome(std::to_string(heap)));
    CHECK(outcome(std::to_string(heap + 12) + ",9,5") == outcome(std::to_string(heap) + ",9,5"));
  }
}

TEST_CASE("single heaps that a quotient tells are shown", "[misere][sum]") {
  // W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992: no other heap is lost alone.
  const std::vector<std::size_t> lost = {1, 4, 9, 12, 20};
  const Analysis analysis = analyze(game_of("game=kayles&piles=100&play=misere"));
  CHECK(analysis.components.outcome == std::vector<std::uint8_t>{kWon});
  const auto& outcomes = analysis.tables.at(0).outcomes;
  REQUIRE(outcomes.size() == 101);
  for (std::size_t heap = 0; heap < outcomes.size(); ++heap) {
    const bool is_lost = std::find(lost.begin(), lost.end(), heap) != lost.end();
    CHECK(outcomes[heap] == letter(!is_lost));
  }
}

TEST_CASE("a quotient and a search by addends agree on misère sums of octal games",
          "[misere][sum][law]") {
  std::size_t compared = 0;
  for (const char* code : {"0.77", "0.07", "0.137", "0.75", "0.15", "0.53", "0.4", "0.6", "0.351",
                           "0.26", "0.57", "0.165", "4.7", "0.34", "0.123", "0.772"}) {
    for (const char* piles : {"9,8,7", "12,12,5", "14,11,2", "15,15", "10+3,9", "17,6,6", "19"}) {
      const std::string text =
          std::string("game=octal&code=") + code + "&play=misere&piles=" + piles;
      CAPTURE(text);
      const Game game = game_of(text);
      const ComponentSum sum = sum_of(game);
      DisjunctiveSearch quotient(sum, game.play, kQuotientOnly);
      DisjunctiveSearch search(sum, game.play, kSearchOnly);
      const auto by_quotient = quotient.won(sum.states());
      const auto by_search = search.won(sum.states());
      if (!by_quotient || !by_search) continue;
      ++compared;
      CHECK(by_quotient == by_search);
    }
  }
  CHECK(compared > 60);
}

TEST_CASE("the opponent wins a misère sum that a quotient decides", "[misere][sum][play]") {
  const std::string text = "game=kayles&piles=5,5,5,5,5,5&play=misere";
  REQUIRE(std::holds_alternative<Quotient>(verdict_of(text).reason));
  check_match(text, 4);
}

TEST_CASE("the opponent wins a misère sum that is decided by its addends", "[misere][sum][play]") {
  const std::string text = "game=octal&code=0.6&piles=25,5,5,5,5&play=misere";
  const Verdict verdict = verdict_of(text);
  REQUIRE(std::holds_alternative<Searched>(verdict.reason));
  REQUIRE_FALSE(verdict.remoteness.has_value());
  check_match(text, 2);
}

TEST_CASE("a search by addends that gave up answers what it knew and nothing else",
          "[sum][limit]") {
  const Game game = game_of("game=kayles&piles=7,7,7&play=misere");
  const ComponentSum sum = sum_of(game);
  DisjunctiveSearch search(sum, game.play, {.positions = 20, .quotient_steps = 0});
  CHECK(search.won(std::vector<State>{0, 0, 0}) == true);
  CHECK_FALSE(search.won(sum.states()).has_value());
  CHECK(search.won(std::vector<State>{0, 0, 0}) == true);
  CHECK_FALSE(search.won(std::vector<State>{6, 6, 6}).has_value());
  TurnPage page(0, 10);
  CHECK_FALSE(search.winning_turns(page).has_value());
  DisjunctiveSearch slow(sum, game.play, {.steps = 50, .quotient_steps = 0});
  CHECK_FALSE(slow.won(sum.states()).has_value());
}

TEST_CASE("a search by addends of many heaps gives up before it holds too much", "[sum][limit]") {
  std::string text = "game=kayles&play=misere&piles=3";
  for (int heap = 0; heap < 20'000; ++heap) text += "," + std::to_string(3 + heap % 7);
  const Game game = game_of(text);
  const ComponentSum sum = sum_of(game);
  DisjunctiveSearch search(sum, game.play, kSearchOnly);
  CHECK_FALSE(search.won(sum.states()).has_value());
  CHECK(search.positions() * 20'000 < 2 * DisjunctiveSearch::kMaxHeld);
}

}  // namespace grundy
