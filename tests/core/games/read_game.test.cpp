#include <algorithm>
#include <set>

#include "games/catalogue.hpp"
#include "games/game.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Problems problems_of(std::string_view text) {
  Problems problems;
  CHECK_FALSE(read_game(text, problems).has_value());
  return problems;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Parameters whose values are words, expressions, or digits that are not numbers.
const std::set<std::string> kWords = {"play",  "code",   "parts", "toward",   "numbering", "turn",
                                      "arcs",  "tokens", "token", "visited",  "numbers",   "moves",
                                      "end",   "lost",   "won",   "let.NAME", "data.NAME", "axes",
                                      "guess", "each",   "used",  "labels"};

bool holds_words(const std::string& game, const std::string& key) {
  return kWords.count(key) != 0 || (key == "edges" && game != "tree");
}

// The place and length of each number in a parameter: runs of digits, except in names of pieces and nodes.
std::vector<std::pair<std::size_t, std::size_t>> numbers_in(const Param& param) {
  std::vector<std::pair<std::size_t, std::size_t>> runs;
  for (std::size_t i = 0; i < param.value.size();) {
    std::size_t end = i;
    while (end < param.value.size() && is_digit(param.value[end])) ++end;
    const bool name = (param.key == "pieces" || param.key == "at") && end < param.value.size() &&
                      param.value[end] == '@';
    if (end > i && !name) runs.emplace_back(i, end - i);
    i = std::max(i + 1, end);
  }
  return runs;
}

// Replaces each number of each example, one at a time, by `number`: calls visit(game, key, text).
template <class Visit>
void for_each_too_large(const std::string& number, Visit visit) {
  std::vector<std::string> texts = {
      "game=tree&edges=1-2,1-3&root=1&coins=1,2,3", "game=graph&arcs=1-2&tokens=1&at=1@120.40",
      "game=geography&edges=1-2&at=1@120.40", "game=node-kayles&edges=1-2&at=1@120.40",
      "game=rule&numbers=n&moves=n-1&at=3&upto=5"};
  for (const GameEntry& entry : games()) {
    for (const ExampleEntry& example : entry.examples) texts.emplace_back(example.text);
  }
  for (const char* sum : {"game=nim&piles=1,2&sum=up-to-2"}) texts.emplace_back(sum);
  for (const std::string& text : texts) {
    Problems none;
    const Params params = read_params(text, none);
    for (std::size_t place = 1; place < params.size(); ++place) {
      if (holds_words(params[0].value, params[place].key)) continue;
      for (const auto& [from, length] : numbers_in(params[place])) {
        Params changed = params;
        changed[place].value.replace(from, length, number);
        visit(params[0].value, params[place].key, write_params(changed));
      }
    }
  }
}

}  // namespace

TEST_CASE("a number over 2^53-1 is refused as too large in every field of every game", "[read]") {
  std::set<std::pair<std::string, std::string>> seen;
  for (const char* number : {"9007199254740992", "18446744073709551615", "18446744073709551616",
                             "99999999999999999999999999999999"}) {
    for_each_too_large(
        number, [&](const std::string& game, const std::string& key, const std::string& text) {
          CAPTURE(text);
          seen.insert({game, key.starts_with("piece.") ? "piece.NAME" : key});
          const Problems problems = problems_of(text);
          bool named = false;
          for (const Problem& problem : problems.list()) {
            // Too large a number may make other fields invalid as well.
            if (problem.key != key) continue;
            named = true;
            CHECK((problem.code == ProblemCode::Range || problem.code == ProblemCode::Limit));
            const std::vector<std::string>& values = problem.expected.values;
            CHECK(std::any_of(values.begin(), values.end(), [](const std::string& value) {
              return std::any_of(value.begin(), value.end(), is_digit);
            }));
          }
          CHECK(named);
        });
  }
  for (const GameEntry& entry : games()) {
    for (const ParameterEntry& parameter : entry.parameters) {
      const std::string key(parameter.key);
      CAPTURE(entry.key, key);
      if (!holds_words(std::string(entry.key), key) && key != "sum")
        CHECK(seen.count({std::string(entry.key), key}) == 1);
    }
  }
}

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
  CHECK(problems.list()[0].expected ==
        expecting("board-at-most-cells-in-circles", 8388608, "hopper", 32));
}

TEST_CASE("a board beyond the limit is refused before its cells are made", "[read]") {
  const Problems problems = problems_of("game=board&size=4097x4096&pieces=");
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].code == ProblemCode::Limit);
  CHECK(problems.list()[0].expected == expecting("board-at-most-cells", 16777216));
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

namespace {

std::string written(std::string_view text) {
  Problems problems;
  const auto game = read_game(text, problems);
  return game ? write_game(*game) : "refused";
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != text.npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
  return text;
}

}  // namespace

TEST_CASE("words of ours are read in letters of either case", "[read]") {
  for (const char* text :
       {"GAME=Nim&Piles=3,1&Play=Misere", "game=nim&piles=3,1&sum=Selective",
        "game=nim&piles=3,1&sum=UP-TO-2", "game=subtraction&take=Primes&piles=5",
        "game=subtraction&take=POWERS(2)&piles=5", "game=hexadecimal&code=0.3F&piles=5",
        "game=octal&code=4.3&parts=Unequal&piles=5", "game=staircase&stairs=1,2&numbering=Steps-1",
        "game=northcott&columns=8&rows=1-8&turn=Black",
        "game=geography&arcs=1-2&token=1&each=Edges",
        "game=board&size=8x8&pieces=Queen@c5&toward=LEFT-down"}) {
    INFO(text);
    CHECK(written(text) == written(in_small_letters(text)));
    CHECK(written(text) != "refused");
  }
}

TEST_CASE("names of nodes keep the case of their letters", "[read]") {
  CHECK(written("game=graph&arcs=A-a&tokens=A") == "game=graph&arcs=A-a&tokens=A");
}

TEST_CASE("a plus stands for a blank where the rule reads so and not as it is", "[read]") {
  for (const std::string rule :
       {"game=rule&numbers=n&moves=n-k_for_k_in_1..3_if_k_le_n&at=7",
        "game=rule&numbers=n&moves=n-1;_copies(2,n/2)_if_n_mod_2==0_and_n_gt_0&at=7",
        "game=rule&numbers=n,used&moves=(n-k,used+(1_shl_k))_for_k_in_1..n_if_bit(used,k)==0&at=(5,"
        "0)"}) {
    INFO(rule);
    CHECK(written(rule) == rule);
    // As a form encodes it, and where the pluses of the rule were left as they are.
    CHECK(written(replaced(replaced(rule, "+", "%2B"), "_", "+")) == rule);
    CHECK(written(replaced(rule, "_", "+")) == rule);
  }
}

TEST_CASE("a plus that reads as it is, or was left over, is no blank", "[read]") {
  const std::string sum = "game=rule&numbers=a,b&moves=(a+b-1,0)&at=(3,1)";
  CHECK(written(sum) == sum);
  CHECK(written("game=rule&numbers=n&moves=n-1+_if_n_gt_0&at=7") == "refused");
  CHECK(written("game=kayles&piles=3+4") == "game=kayles&piles=4+3");
}

}  // namespace grundy
