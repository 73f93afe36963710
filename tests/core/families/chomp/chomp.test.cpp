#include "families/chomp/chomp.hpp"

#include <algorithm>
#include <set>

#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Turns = std::set<std::vector<Change>>;

void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Analysis analysis = analyze(game);
  CHECK(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  CHECK(analysis.grundy == oracle.grundy(start));
  CHECK(analysis.verdict.remoteness == oracle.remoteness(start));
  Turns winning;
  for (const WholeTurn& turn : oracle.winning_turns(start)) winning.insert(turn.moves);
  Turns listed;
  for (const PlayedTurn& turn : analysis.moves.list) {
    listed.insert(changes_told(game, turn.moves));
  }
  CHECK(listed == winning);
  CHECK(analysis.moves.count == BigCount(winning.size()));
}

// The winning first bites of a full bar.
std::vector<std::string> winning_bites(std::uint64_t columns, std::uint64_t rows) {
  const Game game =
      game_of("game=chomp&rows=" + std::to_string(columns) + "x" + std::to_string(rows));
  std::vector<std::string> bites;
  for (const PlayedTurn& turn : analyze(game).moves.list) bites.push_back(turn.notation);
  return bites;
}

}  // namespace

TEST_CASE("Chomp is decided as plain recursion decides it", "[chomp][oracle]") {
  for (std::uint64_t a = 1; a <= 4; ++a) {
    for (std::uint64_t b = 0; b <= a; ++b) {
      for (std::uint64_t c = 0; c <= b; ++c) {
        std::string text = "game=chomp&rows=" + std::to_string(a);
        if (b > 0) text += "," + std::to_string(b);
        if (c > 0) text += "," + std::to_string(c);
        check_against_oracle(text);
        check_against_oracle(text + "&play=misere");
      }
    }
  }
}

// D. Gale, A curious Nim-type game, American Mathematical Monthly 81, 1974: the winning bite of a square leaves only
// the lowest row and the first column, that of two rows takes the last square of the upper row.
TEST_CASE("a square and two rows are won by the bite that is published", "[chomp]") {
  for (std::uint64_t side = 2; side <= 8; ++side) {
    CHECK(winning_bites(side, side) == std::vector<std::string>{"2:1"});
    CHECK(winning_bites(side, 2) == std::vector<std::string>{"2:" + std::to_string(side - 1)});
  }
}

// Found by K. Thompson (Winning Ways, ch. 18).
TEST_CASE("eight by ten is the least whole bar with two winning bites", "[chomp]") {
  for (std::uint64_t rows = 2; rows <= 8; ++rows) {
    for (std::uint64_t columns = rows; columns <= 10; ++columns) {
      CHECK(winning_bites(columns, rows).size() == (rows == 8 && columns == 10 ? 2 : 1));
    }
  }
}

// D. Gale 1974, by strategy stealing; in misère play a bar of two squares is the exception.
TEST_CASE("a whole bar is won in either play, as plain recursion says of small ones",
          "[chomp][oracle]") {
  for (std::uint64_t columns = 1; columns <= 5; ++columns) {
    for (std::uint64_t rows = 1; rows <= 4; ++rows) {
      for (const char* play : {"normal", "misere"}) {
        const Game game = game_of("game=chomp&rows=" + std::to_string(columns) + "x" +
                                  std::to_string(rows) + "&play=" + play);
        CAPTURE(columns, rows, play);
        const bool stolen = is_won_by_stealing(game.position.as<Chomp>()->rows);
        CHECK(stolen == (columns * rows > 2));
        if (stolen) CHECK(Oracle(game).won(start_of(game)));
      }
    }
  }
  CHECK_FALSE(is_won_by_stealing({5, 5, 4}));
  CHECK_FALSE(Oracle(game_of("game=chomp&rows=2&play=misere")).won({2}));
}

TEST_CASE("a whole bar with too many bites is won, by a bite that is not known", "[chomp][play]") {
  for (const char* rest : {"20x20", "64x64", "12x12&play=misere"}) {
    const std::string text = std::string("game=chomp&rows=") + rest;
    CAPTURE(text);
    const Analysis analysis = analyze(game_of(text));
    CHECK(analysis.verdict.outcome == Outcome::Win);
    CHECK(std::get<Theorem>(analysis.verdict.reason) == Theorem::StrategyStealing);
    CHECK_FALSE(analysis.verdict.remoteness);
    CHECK_FALSE(analysis.moves.count);
    CHECK(analysis.moves.list.empty());
    // The outcomes of squares stand beside Grundy numbers, which the theorem does not give.
    const auto& outcomes = analysis.tables[0].outcomes;
    CHECK(std::count(outcomes.begin(), outcomes.end(), kUndecided) ==
          static_cast<std::ptrdiff_t>(outcomes.size()) - 1);
    CHECK(std::get<Choice>(choose(text, 1, 0)).turn);
    const Continuations next = std::get<Continuations>(continuations(text, 0));
    REQUIRE(next.list.size() > 4);
    CHECK(next.list[4].outcome == kWon);
    CHECK(next.list[4].remoteness == kUnknownRemoteness);
  }
  CHECK(analyze(game_of("game=chomp&rows=20x20&sum=not-all")).verdict.outcome == Outcome::Lose);
}

TEST_CASE("a bitten bar with too many bites left of it is not decided", "[chomp]") {
  const Analysis analysis = analyze(game_of("game=chomp&rows=20x19,19"));
  CHECK(analysis.verdict.outcome == Outcome::Undecided);
  CHECK(std::get<BeyondLimit>(analysis.verdict.reason).limit == kSearchLimit);
}

TEST_CASE("a bite takes what is above and to the right, never the poisoned square",
          "[chomp][play]") {
  const auto played = play_move("game=chomp&rows=4,3,1", "2:1");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).text == "game=chomp&rows=4,1,1");
  const auto top = play_move("game=chomp&rows=4,3,1", "2:0");
  REQUIRE(std::holds_alternative<Played>(top));
  CHECK(std::get<Played>(top).text == "game=chomp&rows=4");
  for (const char* move : {"1:0", "1:4", "2:3", "4:0", "0:1", "1:x", "1:"}) {
    CHECK(std::holds_alternative<Problems>(play_move("game=chomp&rows=4,3,1", move)));
  }
}

}  // namespace grundy
