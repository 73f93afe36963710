#include "params/number_runs.hpp"

#include "games/game.hpp"
#include "oracle/small_games.hpp"
#include "params/fields.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Numbers = std::vector<std::uint64_t>;

std::string one_by_one(const Numbers& numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) {
    text += (text.empty() ? "" : ",") + std::to_string(number);
  }
  return text;
}

Numbers listed(const std::string& text) {
  Problems problems;
  Fields fields({}, problems);
  Numbers numbers = fields.numbers_in_runs("piles", text, {});
  CHECK(problems.empty());
  return numbers;
}

// Visits every list of `count` numbers, each less than `below`.
template <class Visit>
void for_each_list(std::size_t count, std::uint64_t below, Visit visit) {
  Numbers numbers(count);
  for (bool more = true; more;) {
    visit(numbers);
    more = false;
    for (std::size_t i = 0; i < count && !more; ++i) {
      more = ++numbers[i] < below;
      if (!more) numbers[i] = 0;
    }
  }
}

// Whether the text writes one by one what a run could shorten: three equal or four consecutive numbers.
bool could_be_shorter(const std::string& text) {
  Numbers alone;
  for (const std::string_view item : split_list(text)) {
    const auto number = whole_number(item);
    if (!number) {
      alone.clear();
      continue;
    }
    alone.push_back(*number);
    const std::size_t n = alone.size();
    if (n >= 3 && alone[n - 1] == alone[n - 2] && alone[n - 2] == alone[n - 3]) return true;
    if (n >= 4 && alone[n - 1] == alone[n - 2] + 1 && alone[n - 2] == alone[n - 3] + 1 &&
        alone[n - 3] == alone[n - 4] + 1) {
      return true;
    }
  }
  return false;
}

std::vector<Problem> problems_of(const std::string& text) {
  Problems problems;
  CHECK_FALSE(read_game(text, problems).has_value());
  return problems.list();
}

}  // namespace

TEST_CASE("every list is read back as it was written, and is never written longer than one by one",
          "[runs][round-trip][law]") {
  for (std::size_t count = 0; count <= 7; ++count) {
    for_each_list(count, 4, [](const Numbers& numbers) {
      const std::string plain = one_by_one(numbers);
      const std::string text = write_runs(numbers);
      CAPTURE(plain, text);
      REQUIRE(listed(text) == numbers);
      REQUIRE(listed(plain) == numbers);
      REQUIRE(text.size() <= plain.size());
      REQUIRE_FALSE(could_be_shorter(text));
    });
  }
}

TEST_CASE("numbers are written short from three alike and four in a row on", "[runs]") {
  CHECK(write_runs(Numbers{1, 2, 3, 4, 5, 7, 7, 7}) == "1-5,7x3");
  CHECK(write_runs(Numbers{1, 2, 3, 7, 7}) == "1,2,3,7,7");
  CHECK(write_runs(Numbers{1, 2, 3, 4, 4, 4, 4}) == "1-4,4x3");
  CHECK(write_runs(Numbers{4, 4, 4, 5, 6, 7}) == "4x3,5,6,7");
  CHECK(write_runs(Numbers{4, 3, 2, 1}) == "4,3,2,1");
  CHECK(write_runs(Numbers{kMaxExact, kMaxExact, kMaxExact}) == "9007199254740991x3");
}

TEST_CASE("piles in runs are the same game as piles one by one, in every list of heaps",
          "[runs][round-trip]") {
  for (const std::string before :
       {"nim&piles=", "subtraction&take=1,3&piles=", "nimble&coins=", "kayles&piles=",
        "octal&code=0.77&piles=", "cake&piles=", "ordered&piles=", "staircase&stairs=",
        "roxor&pots=", "poker-nim&adds=0x8&piles="}) {
    CAPTURE(before);
    const Game game = game_of("game=" + before + "1,2,3,4,5,7,7,7");
    CHECK(game_of("game=" + before + "1-5,7x3") == game);
    CHECK(game_of("game=" + before + "1-2,3x1,4-5,7-7,7x2") == game);
    CHECK(write_game(game).find("1-5,7x3") != std::string::npos);
  }
  CHECK(write_game(game_of("game=kayles&piles=4+1,0,0,0,4+1,4+1,4+1,1,2,3,4")) ==
        "game=kayles&piles=4+1,0x3,4+1,4+1,4+1,1-4");
  CHECK(write_game(game_of("game=poker-nim&piles=3,3,3,3&adds=1,1,1,0")) ==
        "game=poker-nim&piles=3x4&adds=1x3,0");
}

TEST_CASE("what is no run is refused with the item and what was expected", "[runs][read]") {
  const Expected whole = expecting("number", 0, kMaxExact);
  const Expected form = expecting("number-or-run", 0, kMaxExact);
  const auto expected = [](const std::string& item) {
    const std::vector<Problem> found = problems_of("game=nim&piles=4," + item + ",9");
    REQUIRE(found.size() == 1);
    CHECK(found[0].key == "piles");
    CHECK(found[0].item == item);
    return found[0].expected;
  };
  for (const char* item : {"3x", "x3", "3-", "1-2-3", "1-5x3", "7x3x2", "3x-1", "1- 5"}) {
    CHECK(expected(item) == form);
  }
  CHECK(expected("5-1") == expecting("ascending-run"));
  CHECK(expected("3x0") == expecting("equal-numbers"));
  CHECK(expected("1-9007199254740992") == whole);
  CHECK(expected("9007199254740992x1") == whole);
}

TEST_CASE("a list in runs is counted before it is held", "[runs][limit]") {
  for (const char* list : {"1x1000001", "1-1000001", "1-500000,7x500001",
                           "1x18446744073709551615,1", "0-9007199254740991,0-9007199254740991"}) {
    const std::vector<Problem> found =
        problems_of("game=subtraction&take=1,3&piles=" + std::string(list));
    REQUIRE(found.size() == 1);
    CHECK(found[0].code == ProblemCode::Limit);
    CHECK(found[0].expected == expecting("at-most-numbers", 1'000'000));
  }
  CHECK(listed("1-500000,7x500000").size() == 1'000'000);
}

}  // namespace grundy
