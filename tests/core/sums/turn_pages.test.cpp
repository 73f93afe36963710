#include <algorithm>

#include "games/analyze.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Notations = std::vector<std::string>;

Notations page_of(const std::string& text, std::uint64_t from) {
  Notations page;
  const Analysis analysis = analyze(game_of(text), {.from = from});
  CHECK(analysis.moves.from == from);
  for (const PlayedTurn& turn : analysis.moves.list) page.push_back(turn.notation);
  return page;
}

std::string pieces(const std::string& one, int count) {
  std::string text = one;
  for (int i = 1; i < count; ++i) text += "," + one;
  return text;
}

const char* const kEveryRuleAndThree[] = {"disjunctive", "selective", "not-all", "conjunctive",
                                          "continued",   "up-to-2",   "up-to-3"};

}  // namespace

TEST_CASE("any place begins a page of the same list of turns", "[pages][law]") {
  Random random(302);
  for (int round = 0; round < 150; ++round) {
    const std::string position = random_sum(random);
    for (const char* rule : kEveryRuleAndThree) {
      const std::string text = position + "&sum=" + rule;
      CAPTURE(text);
      const Notations whole = page_of(text, 0);
      for (const std::size_t from :
           {std::size_t{1}, whole.size() / 3, whole.size() / 2, whole.size(), whole.size() + 7}) {
        const std::size_t first = std::min(from, whole.size());
        const auto start = whole.begin() + static_cast<std::ptrdiff_t>(first);
        REQUIRE(page_of(text, from) == Notations(start, whole.end()));
      }
    }
  }
}

TEST_CASE("pages join to the whole list without gaps or repeats", "[pages][law]") {
  for (const char* text :
       {"game=subtraction&take=1,2,3,4,5,6,7&piles=6,6,6,6,7,7&sum=continued",
        "game=subtraction&take=2,3,5,7,8,9,11&piles=30,31,32,29,28&sum=continued&play=misere",
        "game=subtraction&take=1,4,6,9,10,12,13&piles=40,41,42,39,38&sum=conjunctive",
        "game=subtraction&take=1,4,6,9,10,12,13&piles=40,41,42,39,38&sum=conjunctive&play=misere",
        "game=subtraction&take=2,3,10,11,12,13,20&piles=40,41,42,43,44,45,46&sum=selective",
        "game=subtraction&take=2,3,10,11,12,13,20&piles=23,13,13,24,25,12,24&sum=selective&play="
        "misere"}) {
    CAPTURE(text);
    const Analysis analysis = analyze(game_of(text));
    REQUIRE(analysis.moves.count.has_value());
    Notations joined;
    while (true) {
      const Notations page = page_of(text, joined.size());
      if (page.empty()) break;
      joined.insert(joined.end(), page.begin(), page.end());
      REQUIRE(joined.size() <= 2'000'000);
    }
    CHECK(analysis.moves.count == BigCount(joined.size()));
    std::sort(joined.begin(), joined.end());
    CHECK(std::adjacent_find(joined.begin(), joined.end()) == joined.end());
  }
}

TEST_CASE("a page far down a long list comes at once", "[pages]") {
  const std::uint64_t far = std::uint64_t{1} << 53;
  for (const char* rule : {"selective", "continued", "conjunctive"}) {
    for (const char* play : {"normal", "misere"}) {
      const std::string text =
          "game=subtraction&take=1,2,3,5,8,13&piles=" + pieces("21,29,34", 30) + "&sum=" + rule +
          "&play=" + play;
      CAPTURE(text);
      const Notations page = page_of(text, far);
      const Notations next = page_of(text, far + 1);
      const Analysis analysis = analyze(game_of(text));
      if (!analysis.moves.count || analysis.moves.count->length() < 27) continue;
      REQUIRE(page.size() > 1);
      CHECK(next[0] == page[1]);
    }
  }
}

}  // namespace grundy
