#include <algorithm>

#include "games/analyze.hpp"
#include "games/families.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::string strip(const std::string& text) {
  const Analysis analysis = analysis_of(text);
  const auto& letters = analysis.tables[0].outcomes;
  return {letters.begin(), letters.end()};
}

std::vector<std::uint32_t> row(const Table& table, std::uint32_t y) {
  const auto begin = static_cast<std::ptrdiff_t>(y * table.columns);
  const auto end = begin + static_cast<std::ptrdiff_t>(table.columns);
  return std::visit(
      [&](const auto& all) {
        return std::vector<std::uint32_t>(all.begin() + begin, all.begin() + end);
      },
      table.grundy);
}

std::vector<std::string> notations(const Analysis& analysis) {
  std::vector<std::string> list;
  for (const PlayedTurn& turn : analysis.moves.list) list.push_back(turn.notation);
  return list;
}

}  // namespace

// Topcoder, Algorithm Games, table 1 and its misère variant.
TEST_CASE("taking 1, 3 or 4 coins shades 0 to 11 coins as Topcoder prints it", "[tutorial]") {
  CHECK(strip("game=subtraction&take=1,3,4&piles=11") == "LWLWWWWLWLWW");
  CHECK(strip("game=subtraction&take=1,3,4&piles=11&play=misere") == "WLWLWWWWLWLW");
}

// A blog's recursion for 1, 2 or 5 stones: 0 and 3 are lost, 1, 2, 4 and 5 won.
TEST_CASE("taking 1, 2 or 5 stones loses at the multiples of three", "[tutorial]") {
  CHECK(strip("game=subtraction&take=1,2,5&piles=11") == "LWWLWWLWWLWW");
}

TEST_CASE("Nim 1,2,3 is lost and 7,4,1 won, as Topcoder says", "[tutorial]") {
  CHECK(analysis_of("game=nim&piles=1,2,3").verdict.outcome == Outcome::Lose);
  const Analysis won = analysis_of("game=nim&piles=7,4,1");
  CHECK(won.verdict.outcome == Outcome::Win);
  CHECK(won.grundy == 2);
  CHECK(notations(won) == std::vector<std::string>{"1:5"});
}

// Topcoder's table of Grundy numbers for its knight, first rows from the corner.
TEST_CASE("the knights of Topcoder have its table", "[tutorial]") {
  const Table table = analysis_of("game=board&size=8x8&pieces=knight4@c5").tables[0];
  CHECK(row(table, 0) == std::vector<std::uint32_t>{0, 0, 1, 1, 0, 0, 1, 1});
  CHECK(row(table, 1) == std::vector<std::uint32_t>{0, 0, 2, 1, 0, 0, 1, 1});
  CHECK(row(table, 2) == std::vector<std::uint32_t>{1, 2, 2, 2, 3, 2, 2, 2});
  CHECK(row(table, 3) == std::vector<std::uint32_t>{1, 1, 2, 1, 4, 3, 2, 3});
}

TEST_CASE("a knight toward a corner is the two-move knight of HackerRank", "[tutorial]") {
  const std::string board = "game=board&size=50x50&toward=left-down&pieces=";
  const Analysis full = analysis_of(board + "knight@f5,queen@h8");
  const Analysis two = analysis_of(board + "knight2@f5,queen@h8");
  CHECK(full.tables[0].outcomes == two.tables[0].outcomes);
  CHECK(full.grundy == two.grundy);
}

// In the source row 0 is the top one; moves go up, left or up-left, never onto X.
TEST_CASE("the kings' boards .K/.K and K./XX have two and no winning first moves", "[tutorial]") {
  const Analysis two = analysis_of("game=board&size=2x2&pieces=king@b2,king@b1&toward=up-left");
  CHECK(two.moves.count == BigCount(2));
  const Analysis none =
      analysis_of("game=board&size=2x2&pieces=king@a2&holes=a1,b1&toward=up-left");
  CHECK(none.moves.count == BigCount(0));
  CHECK(none.verdict.outcome == Outcome::Lose);
}

TEST_CASE("the coins on the tree of six nodes and its questions", "[tutorial]") {
  const Analysis tree =
      analysis_of("game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6");
  CHECK(tree.verdict.outcome == Outcome::Win);
  CHECK(tree.grundy == 2);
  CHECK(tree.rehang.outcome == std::vector<std::uint8_t>{kLost, kWon, kInvalid});
}

// OEIS A047708: the main diagonal of Wythoff's Grundy numbers.
TEST_CASE("the diagonal of the queen's table is the published one", "[published]") {
  const Table table =
      analysis_of("game=board&size=20x20&pieces=queen@a1&toward=left-down").tables[0];
  const std::vector<std::uint32_t> published = {0,  2,  1,  6, 7,  8,  3,  5,  4,  16,
                                                14, 15, 10, 9, 11, 20, 13, 21, 12, 25};
  for (std::uint32_t n = 0; n < published.size(); ++n) CHECK(row(table, n)[n] == published[n]);
}

TEST_CASE("huge Nim piles are exact to the last coin", "[nim]") {
  const Analysis analysis = analysis_of("game=nim&piles=9007199254740991,9007199254740990,3");
  CHECK(analysis.grundy == 2);
  CHECK(notations(analysis) ==
        std::vector<std::string>{"1:9007199254740989", "2:9007199254740988", "3:1"});
}

}  // namespace grundy
