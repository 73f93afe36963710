#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

void check_round_trip(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const std::string canonical = write_game(game);
  CAPTURE(canonical);
  const Game again = game_of(canonical);
  REQUIRE(again == game);
  REQUIRE(write_game(again) == canonical);
}

}  // namespace

TEST_CASE("reading what was written gives the same game", "[round-trip][law]") {
  for (const std::string& text : small_games()) check_round_trip(text);
  Random random(20261121);
  for (int round = 0; round < 2000; ++round) {
    check_round_trip(random_piles(random));
    check_round_trip(random_heaps(random));
    check_round_trip(random_board(random));
    check_round_trip(random_tree(random));
    check_round_trip(random_row(random));
    check_round_trip(random_northcott(random));
    check_round_trip(random_graph(random, 1 + random.below(6), random.below(4)));
    check_round_trip(random_hackenbush(random, random.below(9)));
    check_round_trip(random_geography(random, 1 + random.below(9), EachOnce::Node));
    check_round_trip(random_geography(random, 1 + random.below(9), EachOnce::Edge));
    check_round_trip(random_notakto(random, 6));
    check_round_trip(random_node_kayles(random, 1 + random.below(9)));
  }
}

TEST_CASE("every example of the catalogue is canonical", "[round-trip]") {
  for (const GameEntry& entry : games()) {
    for (const ExampleEntry& example : entry.examples) {
      CHECK(write_game(game_of(std::string(example.text))) == example.text);
    }
  }
}

TEST_CASE("different ways of writing one game have one canonical text", "[round-trip]") {
  const std::string canonical = "game=board&size=4x3&pieces=king@d3&holes=b2,c3&toward=left-up";
  for (const char* text : {
           "#toward=up-left&holes=c3,b2&pieces=king@d3&size=4x3&game=board",
           "game=board&size=4x3&holes=2,2,1,1&pieces=king@3,2&toward=left-up&play=normal",
           "game=board&size=4x3&pieces=%20king@d3&holes=b2,%20c3&toward=left-up",
       }) {
    CHECK(write_game(game_of(text)) == canonical);
  }
}

TEST_CASE("own pieces may be described in any order", "[round-trip]") {
  const std::string board = "game=board&size=3x3&pieces=a@c3,b@c3";
  CHECK(write_game(game_of(board + "&piece.b=leap(-1,0)&piece.a=leap(-1,-1)")) ==
        write_game(game_of(board + "&piece.a=leap(-1,-1)&piece.b=leap(-1,0)")));
}

TEST_CASE("a tree given by its edges is the tree given by its parents", "[round-trip]") {
  const std::string canonical = "game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2";
  CHECK(write_game(game_of("game=tree&edges=1-2,1-3,3-4,3-5,4-6&coins=0,2,2,1,3,2")) == canonical);
  CHECK(write_game(game_of("game=tree&edges=6-4,5-3,2-1,4-3,3-1&root=1&coins=0,2,2,1,3,2")) ==
        canonical);
  CHECK(write_game(game_of("game=tree&edges=1-2,2-3&root=3&coins=1,0,2")) ==
        "game=tree&parents=2,3,0&coins=1,0,2");
}

TEST_CASE("a compound rule is written where it is not the default one", "[round-trip][sum]") {
  const std::string piles = "game=nim&piles=3,1";
  for (const char* plain : {"", "&sum=disjunctive", "&sum=up-to-1", "&sum=up-to-001"}) {
    CHECK(write_game(game_of(piles + plain)) == piles);
  }
  for (const char* sum :
       {"selective", "not-all", "conjunctive", "continued", "up-to-2", "up-to-1000000"}) {
    const std::string text = piles + "&sum=" + sum;
    CHECK(write_game(game_of(text)) == text);
    CHECK(write_game(game_of("sum=" + std::string(sum) + "&play=misere&" + piles)) ==
          text + "&play=misere");
    CHECK(game_of(write_game(game_of(text))).sum == game_of(text).sum);
  }
  CHECK(write_game(game_of(piles + "&sum=up-to-07")) == piles + "&sum=up-to-7");
}

}  // namespace grundy
