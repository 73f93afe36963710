#include "games/play_move.hpp"

#include <map>
#include <set>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

TEST_CASE("every legal move is played and leads to the position of the rules", "[play][law]") {
  Random random(11);
  for (int round = 0; round < 600; ++round) {
    const std::string text = round % 4 == 0   ? random_piles(random)
                             : round % 4 == 1 ? random_board(random)
                             : round % 4 == 2 ? random_heaps(random)
                                              : random_tree(random);
    CAPTURE(text);
    const Game game = game_of(text);
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      const auto after = play_move(text, notation_of(game, move.item, move.to));
      REQUIRE(std::holds_alternative<Played>(after));
      CHECK(start_of(game_of(std::get<Played>(after).text)) == move.after);
    }
  }
}

TEST_CASE("no other move is played", "[play][law]") {
  for (const char* text :
       {"game=nim&piles=2,1", "game=subtraction&take=1,3&piles=5,2",
        "game=tree&parents=0,1,2&coins=1,2,1", "game=kayles&piles=3,2+1", "game=grundy&piles=5,4",
        "game=octal&code=4.2&parts=equal&piles=4,3",
        "game=board&size=4x4&pieces=queen@c3,pawn@b2&holes=b3&toward=left-down"}) {
    const Game game = game_of(text);
    std::set<std::string> legal;
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      legal.insert(notation_of(game, move.item, move.to));
    }
    for (std::size_t item = 0; item < 4; ++item) {
      for (std::uint64_t to = 0; to < 48; ++to) {
        const std::string notation = notation_of(game, item, to);
        CAPTURE(text, notation);
        const bool played = std::holds_alternative<Played>(play_move(text, notation));
        CHECK(played == (legal.count(notation) > 0));
      }
    }
  }
}

TEST_CASE("of all turns one could write, exactly those of the compound rule are played",
          "[play][law][sum]") {
  Random random(12);
  int turns = 0;
  for (int round = 0; round < rounds(120); ++round) {
    const std::string position = random_sum(random);
    for (const char* rule :
         {"disjunctive", "selective", "not-all", "conjunctive", "continued", "up-to-2"}) {
      const std::string text = position + "&sum=" + rule;
      const Game game = game_of(text);
      const Whole start = start_of(game);
      if (start.size() > 3) continue;
      std::map<std::string, Whole> legal;
      for (const WholeTurn& turn : turns_of(game, start)) {
        std::string notation;
        for (const auto& [item, to] : turn.moves) {
          notation += (notation.empty() ? "" : " ") + notation_of(game, item, to);
        }
        legal[notation] = turn.after;
      }
      std::vector<std::string> written{""};
      for (std::size_t item = 0; item < start.size(); ++item) {
        const std::vector<std::string> shorter = written;
        for (const std::string& before : shorter) {
          for (std::uint64_t to = 0; to < 7; ++to) {
            written.push_back(before + (before.empty() ? "" : " ") + notation_of(game, item, to));
          }
        }
      }
      for (const auto& entry : legal) written.push_back(entry.first);
      for (const std::string& notation : written) {
        CAPTURE(text, notation);
        const auto after = play_move(text, notation);
        const auto expected = legal.find(notation);
        REQUIRE(std::holds_alternative<Played>(after) == (expected != legal.end()));
        if (expected == legal.end()) continue;
        REQUIRE(start_of(game_of(std::get<Played>(after).text)) == expected->second);
        ++turns;
      }
    }
  }
  CHECK(turns > 1000);
}

TEST_CASE("a turn names its moves in any order, but each item once", "[play][sum]") {
  const std::string text = "game=nim&piles=3,2,1&sum=selective";
  for (const char* notation : {"1:0 3:0", "3:0 1:0", "  3:0   1:0 "}) {
    const auto after = play_move(text, notation);
    REQUIRE(std::holds_alternative<Played>(after));
    CHECK(std::get<Played>(after).text == "game=nim&piles=0,2,0&sum=selective");
  }
  for (const char* notation : {"1:0 1:1", "1:0,3:0", "1:0 3", "1:0 4:0", "1:0 :0", "1:0 3:1",
                               "4294967297:0", "18446744073709551617:0"}) {
    CAPTURE(notation);
    CHECK(std::holds_alternative<Problems>(play_move(text, notation)));
  }
}

TEST_CASE("where a component has ended, no turn moves every one", "[play][sum]") {
  const std::string piles = "game=nim&piles=3,0,1&sum=";
  CHECK(std::holds_alternative<Problems>(play_move(piles + "conjunctive", "1:0 3:0")));
  CHECK(std::holds_alternative<Played>(play_move(piles + "continued", "1:0 3:0")));
  CHECK(std::holds_alternative<Problems>(play_move(piles + "continued", "1:0")));
  CHECK(std::holds_alternative<Played>(play_move(piles + "not-all", "1:0 3:0")));
}

TEST_CASE("what is no move is refused under the key move", "[play]") {
  for (const char* notation : {"", "1", "0:1", "x:1", "1:", "1:x", "9:1", "1:7", "-1:1"}) {
    CAPTURE(notation);
    const auto after = play_move("game=nim&piles=7,4", notation);
    REQUIRE(std::holds_alternative<Problems>(after));
    CHECK(std::get<Problems>(after).has("move"));
  }
  CHECK(std::get<Problems>(play_move("game=nim&piles=x", "1:0")).has("piles"));
}

}  // namespace grundy
