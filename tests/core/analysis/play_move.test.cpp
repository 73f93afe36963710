#include "analysis/play_move.hpp"

#include <set>

#include "analysis/analysis.hpp"
#include "support/catch.hpp"
#include "support/oracle.hpp"
#include "support/small_games.hpp"

namespace grundy {
namespace {

std::string notation_of(const Game& game, std::size_t item, std::uint64_t to) {
  const auto* board = std::get_if<Board>(&game.position);
  return std::to_string(item + 1) + ":" +
         (board ? write_cell(static_cast<std::uint32_t>(to), board->size) : std::to_string(to));
}

}  // namespace

TEST_CASE("every legal move is played and leads to the position of the rules", "[play][law]") {
  Random random(11);
  for (int round = 0; round < 600; ++round) {
    const std::string text = round % 3 == 0   ? random_piles(random)
                             : round % 3 == 1 ? random_board(random)
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
        "game=tree&parents=0,1,2&coins=1,2,1",
        "game=board&size=4x4&pieces=queen@c3,pawn@b2&holes=b3&toward=left-down"}) {
    const Game game = game_of(text);
    std::set<std::string> legal;
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      legal.insert(notation_of(game, move.item, move.to));
    }
    for (std::size_t item = 0; item < 4; ++item) {
      for (std::uint64_t to = 0; to < 16; ++to) {
        const std::string notation = notation_of(game, item, to);
        CAPTURE(text, notation);
        const bool played = std::holds_alternative<Played>(play_move(text, notation));
        CHECK(played == (legal.count(notation) > 0));
      }
    }
  }
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
