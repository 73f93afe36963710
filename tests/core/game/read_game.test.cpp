#include "game/game.hpp"
#include "support/catch.hpp"
#include "support/small_games.hpp"

namespace grundy {
namespace {

Problems problems_of(std::string_view text) {
  Problems problems;
  CHECK_FALSE(read_game(text, problems).has_value());
  return problems;
}

}  // namespace

TEST_CASE("all problems of a text come back at once, each under its own key", "[read]") {
  const Problems problems = problems_of("game=nim&piles=7x,-1&play=both&colour=red");
  CHECK(problems.list().size() == 4);
  CHECK(problems.has("piles"));
  CHECK(problems.has("play"));
  CHECK(problems.has("colour"));
}

TEST_CASE("a piece that can go in circles is refused where its moves are too many", "[read]") {
  CHECK(write_game(game_of("game=board&size=4096x4096&pieces=king@d3")).size() > 0);
  std::string vectors;
  for (int dx = -8; dx < 9; ++dx) {
    if (dx != 0) vectors += "leap(" + std::to_string(dx) + ",0)slide(0," + std::to_string(dx) + ")";
  }
  const Problems problems =
      problems_of("game=board&size=4096x4096&pieces=hopper@d3&piece.hopper=" + vectors);
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].key == "size");
  CHECK(problems.list()[0].code == ProblemCode::Limit);
  CHECK(problems.list()[0].expected.find("8388608 cells") != std::string::npos);
}

TEST_CASE("a board beyond the limit is refused before its cells are made", "[read]") {
  const Problems problems = problems_of("game=board&size=4097x4096&pieces=");
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].code == ProblemCode::Limit);
  CHECK(problems.list()[0].expected.find("16777216") != std::string::npos);
}

TEST_CASE("parents that go in a circle are refused", "[read]") {
  CHECK(problems_of("game=tree&parents=0,3,2&coins=0,1,1").has("parents"));
  CHECK(problems_of("game=tree&parents=0,2&coins=0,1").has("parents"));
}

TEST_CASE("a huge list of faults is cut short under its key", "[read]") {
  std::string piles = "x";
  for (int i = 0; i < 10'000; ++i) piles += ",x";
  CHECK(problems_of("game=nim&piles=" + piles).list().size() == Problems::kMaxPerKey);
}

TEST_CASE("the largest exact number is a pile and the next one is not", "[read]") {
  CHECK(write_game(game_of("game=nim&piles=9007199254740991")) ==
        "game=nim&piles=9007199254740991");
  CHECK(problems_of("game=nim&piles=9007199254740992").list()[0].code == ProblemCode::Range);
  CHECK(problems_of("game=nim&piles=99999999999999999999999").list()[0].code == ProblemCode::Range);
}

}  // namespace grundy
