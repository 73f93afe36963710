#include <string>
#include <utility>
#include <vector>

#include "families/row/cake.hpp"
#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Published = std::vector<std::pair<const char*, const char*>>;

void check_judge_lines(const std::string& game, const Published& published) {
  for (const auto& [numbers, line] : published) {
    CAPTURE(numbers);
    CHECK(analyze(game_of(game + numbers)).judge == line);
  }
}

// The output line that comes first as a string, which the statement of CakeParty asks for.
std::string first_cake_line(const std::vector<std::pair<std::size_t, std::uint64_t>>& moves,
                            const Whole& cakes) {
  std::string first;
  for (const auto& [cake, left] : moves) {
    const std::string line =
        "CAKE " + std::to_string(cake) + " PIECES " + std::to_string(cakes[cake] - left);
    if (first.empty() || line < first) first = line;
  }
  return first;
}

}  // namespace

// Topcoder SRM 309, Division 1 Level 3: the examples of the problem statement.
TEST_CASE("StoneGameStrategist is answered as published", "[published][row]") {
  check_judge_lines("game=ordered&piles=",
                    {{"6,6", "YOU LOSE"},
                     {"6,12", "TAKE 6 STONES FROM PILE 1"},
                     {"3,6,6", "TAKE 3 STONES FROM PILE 0"},
                     {"3,5,9,11,16", "TAKE 2 STONES FROM PILE 0"},
                     {"32,136,251,369,403,593,624,657,729,731,769", "YOU LOSE"}});
}

// Topcoder SRM 338, Division 1 Level 3: the examples of the problem statement.
TEST_CASE("CakeParty is answered as published", "[published][row]") {
  check_judge_lines("game=cake&piles=", {{"47", "CAKE 0 PIECES 47"},
                                         {"3,3", "CAKE 0 PIECES 1"},
                                         {"3,5", "CAKE 1 PIECES 2"},
                                         {"1,1,1,1,1,1,1,1,1,1,1,1,1,1", "CAKE 0 PIECES 1"},
                                         {"3,3,112", "CAKE 2 PIECES 110"},
                                         {"3,3,1", "CAKE 0 PIECES 1"},
                                         {"4,7,4,7,4,7,4,7,47,47,47,47", "CAKE 10 PIECES 1"}});
}

// Topcoder SRM 216, Division 1 Level 3: the examples of the problem statement.
TEST_CASE("Roxor is answered as published", "[published][row]") {
  check_judge_lines("game=roxor&pots=",
                    {{"0,0,1,0,1,100", "{2, 4, 5}"},
                     {"1000,1000,1000,1000,1000", "{}"},
                     {"2,1,1,1,5", "{0, 1, 1}"},
                     {"14,301,391,410,511,681,58,259,981,81,5,42,251,401,120", "{2, 5, 14}"}});
}

// OEIS A000069: the numbers with an odd number of ones in binary.
TEST_CASE("one stone of Roxor has the odious numbers", "[published][row]") {
  const std::vector<double> published = {38, 37, 35, 32, 31, 28, 26, 25, 22, 21, 19,
                                         16, 14, 13, 11, 8,  7,  4,  2,  1,  0};
  std::string pots = "1";
  for (std::size_t i = 1; i < published.size(); ++i) pots += ",0";
  const Analysis analysis = analyze(game_of("game=roxor&pots=" + pots));
  CHECK(std::get<std::vector<double>>(analysis.tables[0].grundy) == published);
}

TEST_CASE("the line of CakeParty is the first among all strings", "[row][law]") {
  Random random(401);
  for (int round = 0; round < 400; ++round) {
    std::string cakes;
    const std::uint32_t count = 1 + random.below(13);
    for (std::uint32_t i = 0; i < count; ++i) {
      cakes += (i > 0 ? "," : "") + std::to_string(random.below(round % 2 == 0 ? 4 : 30));
    }
    CAPTURE(cakes);
    const Game game = game_of("game=cake&piles=" + cakes);
    const Analysis analysis = analyze(game);
    std::vector<std::pair<std::size_t, std::uint64_t>> moves;
    for (const PlayedTurn& turn : analysis.moves.list) {
      moves.push_back({turn.moves[0].item, turn.moves[0].to});
    }
    if (moves.empty()) {
      for (const WholeMove& move : moves_of(game, start_of(game))) {
        moves.push_back({move.item, move.to});
      }
    }
    CHECK(analysis.judge == first_cake_line(moves, start_of(game)));
  }
}

TEST_CASE("the first number as a string is the first of the strings", "[row][law]") {
  for (std::uint64_t least = 1; least <= 130; ++least) {
    std::string first = std::to_string(least);
    for (std::uint64_t most = least; most <= 1200; ++most) {
      first = std::min(first, std::to_string(most));
      REQUIRE(std::to_string(first_as_string(least, most)) == first);
    }
  }
}

TEST_CASE("no contest prints a line for misère play", "[row]") {
  for (const char* text : {"game=ordered&piles=3,6", "game=cake&piles=3,3", "game=roxor&pots=1,0",
                           "game=staircase&stairs=0,1"}) {
    CHECK(analyze(game_of(std::string(text) + "&play=misere")).judge.empty());
  }
}

}  // namespace grundy
