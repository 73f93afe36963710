#include <algorithm>
#include <set>

#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// The notation that `play` uses for a move of the oracle.
std::string notation_of(const Game& game, const WholeMove& move) {
  if (const auto* northcott = game.position.as<Northcott>()) {
    const char piece = northcott->turn == Colour::White ? 'w' : 'b';
    return std::to_string(move.item + 1) + ":" + piece + std::to_string(move.to + 1);
  }
  if (game.position.as<Tree>() != nullptr) {
    return std::to_string(move.item + 1) + ":" + std::to_string(move.to);
  }
  const Row& row = *game.position.as<Row>();
  if (row.game != RowGame::Roxor) {
    const bool from_0 = row.game == RowGame::Staircase && row.numbering != Numbering::Steps1;
    return std::to_string(move.item + (from_0 ? 0 : 1)) + ":" + std::to_string(move.to);
  }
  const std::size_t first = move.more.front().first + 1;
  const std::size_t last = move.more.back().first + 1;
  return std::to_string(move.item + 1) + ":" + std::to_string(first) + "," + std::to_string(last);
}

Played played(const std::string& text, const std::string& notation) {
  const auto answer = play_move(text, notation);
  REQUIRE(std::holds_alternative<Played>(answer));
  return std::get<Played>(answer);
}

std::uint64_t total_of(const std::string& text) {
  const Game game = game_of(text);
  if (const auto* northcott = game.position.as<Northcott>()) {
    std::uint64_t total = 0;
    for (const PairOfPieces& row : northcott->rows) total ^= row.gap();
    return total;
  }
  return *analyze(game).grundy;
}

// Whether the coins at this place count as a Nim heap: those at an odd distance from where coins leave the game.
bool counts(const Game& game, std::size_t place) {
  if (const auto* tree = game.position.as<Tree>()) {
    bool odd = false;
    for (auto at = place; tree->parents[at] != Tree::kNoParent; odd = !odd) {
      at = static_cast<std::size_t>(tree->parents[at]);
    }
    return odd;
  }
  const Row& row = *game.position.as<Row>();
  if (row.game == RowGame::Ordered) return (row.heaps.size() - place) % 2 == 1;
  return (place % 2 == 1) == (row.numbering == Numbering::Ground0);
}

bool has_pairing(const Game& game) {
  const auto* row = game.position.as<Row>();
  return row == nullptr || row->game == RowGame::Staircase || row->game == RowGame::Ordered;
}

// A reply must restore the nim-sum and the outcome. Except in Northcott's game, exactly the moves of
// coins that do not count as a Nim heap have a reply, in games that have replies at all.
void check_reply(const std::string& text, const Game& game, std::size_t item, const Played& after) {
  if (game.position.as<Northcott>() == nullptr) {
    REQUIRE(after.reply.has_value() == (has_pairing(game) && !counts(game, item)));
  }
  if (!after.reply) return;
  const std::string again = played(after.text, after.reply->notation).text;
  CHECK(total_of(again) == total_of(text));
  CHECK(analyze(game_of(again)).verdict.outcome == analyze(game_of(text)).verdict.outcome);
}

}  // namespace

// The moves include those of trees, from nodes that count and from others.
TEST_CASE(
    "every move of a row, a tree or Northcott's game is played by the rules, and a reply undoes it",
    "[play][law]") {
  Random random(12);
  for (int round = 0; round < 900; ++round) {
    const std::string text = round % 3 == 0   ? random_northcott(random)
                             : round % 3 == 1 ? random_row(random)
                                              : random_tree(random);
    CAPTURE(text);
    const Game game = game_of(text);
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      const Played after = played(text, notation_of(game, move));
      CHECK(start_of(game_of(after.text)) == move.after);
      check_reply(text, game, move.item, after);
    }
  }
}

TEST_CASE("no other move of a row is played", "[play][law]") {
  const std::vector<std::string> targets = {"0", "1",  "2",  "3",  "4",  "2,2", "2,3", "3,2",
                                            "3", "w1", "b1", "w3", "b4", "1,2", "3,4", ""};
  for (const char* text :
       {"game=staircase&stairs=1,0,2", "game=staircase&stairs=1,2&numbering=steps-1",
        "game=ordered&piles=1,1,3", "game=cake&piles=3,1,3", "game=roxor&pots=1,0,2",
        "game=northcott&columns=4&rows=1-4,3-2", "game=northcott&columns=4&rows=1-4&turn=black"}) {
    const Game game = game_of(text);
    std::set<std::string> legal;
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      legal.insert(notation_of(game, move));
      // The pots of the two new stones may be written in either order.
      if (move.more.size() == 2) {
        legal.insert(std::to_string(move.item + 1) + ":" + std::to_string(move.more[1].first + 1) +
                     "," + std::to_string(move.more[0].first + 1));
      }
    }
    for (int item = 0; item < 5; ++item) {
      for (const std::string& target : targets) {
        const std::string notation = std::to_string(item) + ":" + target;
        CAPTURE(text, notation);
        const bool done = std::holds_alternative<Played>(play_move(text, notation));
        CHECK(done == (legal.count(notation) > 0));
      }
    }
  }
}

TEST_CASE("a move from a stair that does not count is answered by moving the coins on", "[play]") {
  CHECK(played("game=staircase&stairs=0,3,1,2", "2:0").reply->notation == "1:3");
  CHECK_FALSE(played("game=staircase&stairs=0,3,1,2", "3:0").reply.has_value());
  CHECK(played("game=staircase&stairs=3,1,2&numbering=steps-0", "1:0").reply->notation == "0:3");
  CHECK(played("game=tree&parents=0,1,2&coins=0,2,5", "3:1").reply->notation == "2:2");
  CHECK(played("game=ordered&piles=2,4", "1:1").reply->notation == "2:3");
  CHECK(played("game=northcott&columns=9&rows=3-6", "1:w1").reply->notation == "1:b4");
  CHECK_FALSE(played("game=northcott&columns=9&rows=3-6&play=misere", "1:w1").reply.has_value());
}

TEST_CASE("each stair is named as its numbering says", "[row]") {
  CHECK(analyze(game_of("game=staircase&stairs=0,3")).moves.list[0].notation == "1:0");
  CHECK(analyze(game_of("game=staircase&stairs=3&numbering=steps-1")).moves.list[0].notation ==
        "1:0");
  CHECK(analyze(game_of("game=staircase&stairs=3&numbering=steps-0")).moves.list[0].notation ==
        "0:0");
}

TEST_CASE("a million heaps are decided at once", "[row]") {
  std::string list = "9007199254739991";
  for (int i = 1; i < 1'000'000; ++i) list += i < 1001 ? ",1" : ",0";
  const Analysis stairs = analyze(game_of("game=staircase&stairs=" + list));
  CHECK(stairs.verdict.outcome == Outcome::Lose);
  const Analysis cakes = analyze(game_of("game=cake&piles=" + list));
  CHECK(cakes.moves.count == BigCount(1));
  CHECK_FALSE(cakes.grundy.has_value());
}

TEST_CASE("winning moves of cakes are counted beyond 2^53", "[row]") {
  const std::string cake = "9007199254740991";
  const Analysis cakes = analyze(game_of("game=cake&piles=" + cake + "," + cake + "," + cake));
  CHECK(cakes.moves.count->str() == "27021597764222973");
  const Analysis later = analyze(game_of("game=cake&piles=5,5,5"), {.from = 7});
  REQUIRE(later.moves.list.size() == 8);
  CHECK(later.moves.list[0].notation == "2:2");
}

TEST_CASE("the largest row of pots is solved", "[row]") {
  std::string pots = "9007199254740991";
  for (int i = 1; i < 2000; ++i) pots += ",9007199254740991";
  const Analysis analysis = analyze(game_of("game=roxor&pots=" + pots + "&play=misere"));
  CHECK(analysis.verdict.outcome != Outcome::Undecided);
  Problems problems;
  CHECK_FALSE(read_game("game=roxor&pots=" + pots + ",1", problems).has_value());
  CHECK(problems.list()[0].code == ProblemCode::Limit);
}

TEST_CASE("a single row may not be left out and moved at once", "[row][sum]") {
  for (const char* text : {"game=cake&piles=3", "game=northcott&columns=4&rows=1-4",
                           "game=staircase&stairs=0,3", "game=tree&parents=0,1&coins=0,2"}) {
    const Analysis analysis = analyze(game_of(std::string(text) + "&sum=not-all"));
    CHECK(analysis.verdict.outcome == Outcome::Lose);
    CHECK(analysis.judge.empty());
    for (const std::uint8_t outcome : analysis.tables[0].outcomes) CHECK(outcome == 'L');
  }
}

}  // namespace grundy
