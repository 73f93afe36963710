#include "families/subtraction/poker_heap.hpp"

#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

TEST_CASE("a pile of Poker Nim has the numbers of a heap of its size", "[poker][oracle]") {
  for (const Play play : {Play::Normal, Play::Misere}) {
    const SolvedTable table = solve_poker_piles(7, 30, {.play = play, .misere_numbers = true});
    const Piles piles = *game_of("game=poker-nim&piles=23&adds=7").position.as<Piles>();
    const PokerHeap heap(piles, 24, {.play = play});
    for (State adds = 0; adds <= 7; ++adds) {
      for (State size = 0; size + adds <= 30; ++size) {
        const std::size_t place = adds * 31 + size;
        const Facts closed = heap.facts_in_closed_form(pile_state(size, adds));
        CAPTURE(size, adds, play);
        CHECK(closed.grundy == table.grundy[place]);
        CHECK(closed.outcome == outcome_of(table.won[place] != 0));
        CHECK(table.tame[place] == 1);
        CHECK(closed.fickle == is_fickle(table.grundy[place], table.misere_grundy[place]));
        CHECK(heap.facts(pile_state(size, adds)).remoteness == table.remoteness[place]);
      }
    }
  }
}

TEST_CASE("coins that are added are no longer there to be added", "[poker]") {
  const auto played = play_move("game=poker-nim&piles=3,5&adds=2,0", "1:4");
  CHECK(std::get<Played>(played).text == "game=poker-nim&piles=4,5&adds=1,0");
  CHECK(std::holds_alternative<Problems>(play_move("game=poker-nim&piles=3,5&adds=2,0", "2:6")));
  CHECK(std::holds_alternative<Problems>(play_move("game=poker-nim&piles=3,5&adds=2,0", "1:6")));
}

TEST_CASE("huge piles of Poker Nim and coins far right are decided as Nim", "[poker]") {
  const Analysis poker = analyze(game_of("game=poker-nim&piles=9007199254740000,7&adds=900,3"));
  CHECK(poker.grundy == (std::uint64_t{9007199254740000} ^ 7));
  CHECK(poker.verdict.outcome == Outcome::Win);
  const Analysis nimble = analyze(game_of("game=nimble&coins=9007199254740991,9007199254740991"));
  CHECK(nimble.verdict.outcome == Outcome::Lose);
}

}  // namespace grundy
