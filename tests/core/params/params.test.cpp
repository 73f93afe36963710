#include "params/params.hpp"

#include "support/catch.hpp"

namespace grundy {
namespace {

Params read(std::string_view text) {
  Problems problems;
  const Params params = read_params(text, problems);
  CHECK(problems.empty());
  return params;
}

Problem only_problem(std::string_view text) {
  Problems problems;
  read_params(text, problems);
  REQUIRE(problems.list().size() == 1);
  return problems.list()[0];
}

}  // namespace

TEST_CASE("a text is read into its keys and values in order", "[params]") {
  CHECK(read("game=nim&piles=7,4,1") == Params{{"game", "nim"}, {"piles", "7,4,1"}});
  CHECK(read("#game=nim&&piles=") == Params{{"game", "nim"}, {"piles", ""}});
  CHECK(read("").empty());
}

TEST_CASE("values may be percent-encoded and blanks around them do not count", "[params]") {
  CHECK(read("piles=%37%2C4") == Params{{"piles", "7,4"}});
  CHECK(read(" piles = 7 ") == Params{{"piles", "7"}});
}

TEST_CASE("keys and the game are read in letters of either case", "[params]") {
  CHECK(read("GAME=Nim&Piles=1") == Params{{"game", "nim"}, {"piles", "1"}});
  CHECK(read("Token=A") == Params{{"token", "A"}});
  CHECK(only_problem("piles=1&PILES=2").code == ProblemCode::Repeated);
}

TEST_CASE("a whole link is read as the position in it, also after a byte order mark", "[params]") {
  const Params nim{{"game", "nim"}, {"piles", "7"}};
  for (const char* text :
       {"https://example.org/play/?view=sequence#game=nim&piles=7",
        "http://[::1]:80/#game=nim&piles=7", "file:///games/index.html#game=nim&piles=7",
        "\xEF\xBB\xBFgame=nim&piles=7", "\xEF\xBB\xBF #game=nim&piles=7",
        "\r\n\xEF\xBB\xBFhttps://example.org/#game=nim&piles=7\r\n"}) {
    INFO(text);
    CHECK(read(text) == nim);
  }
  CHECK(only_problem("https://example.org/").code == ProblemCode::Malformed);
}

TEST_CASE("an equals sign inside a value belongs to the value", "[params]") {
  CHECK(read("piles=a=b") == Params{{"piles", "a=b"}});
}

TEST_CASE("a key given twice is reported under that key", "[params]") {
  CHECK(only_problem("piles=1&piles=2") ==
        Problem{"piles", ProblemCode::Repeated, "2", expecting("parameter-once")});
}

TEST_CASE("a part without an equals sign is reported", "[params]") {
  CHECK(only_problem("game").code == ProblemCode::Malformed);
}

TEST_CASE("a broken percent-encoding is reported under its key", "[params]") {
  CHECK(only_problem("piles=%4").key == "piles");
  CHECK(only_problem("piles=%zz").code == ProblemCode::Malformed);
}

TEST_CASE("a key with other characters than letters is reported", "[params]") {
  CHECK(only_problem("pilés=1").code == ProblemCode::Malformed);
  CHECK(only_problem("<b>=1").key == "<b>");
}

TEST_CASE("a long item is shortened without cutting a character in two", "[params]") {
  Problems problems;
  std::string item;
  for (int i = 0; i < 40; ++i) item += "é";
  problems.add("piles", ProblemCode::Malformed, "x" + item, expecting("number"));
  const std::string shown = problems.list()[0].item;
  CHECK(shown.size() <= kMaxItemLength + std::string("…").size());
  CHECK(shown.ends_with("é…"));
}

TEST_CASE("beyond the limit no further parameter is looked at", "[params]") {
  std::string text = "game=nim";
  for (std::size_t i = 0; i < 100'000; ++i) text += "&k" + std::to_string(i) + "=1";
  Problems problems;
  CHECK(read_params(text, problems).size() == kMaxParams);
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].code == ProblemCode::Limit);
  CHECK(problems.list()[0].key == "k99");
}

TEST_CASE("writing gives back what was read", "[params][law]") {
  const std::string text = "game=board&size=8x8&pieces=knight4@c5&piece.x=leap(-1,-3)";
  CHECK(write_params(read(text)) == text);
}

}  // namespace grundy
