#include <algorithm>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// The board for two of Topcoder's knights; the tests try every pair of cells.
const std::string kBoard = "game=board&size=5x5&pieces=";

std::string cell(std::uint32_t number) {
  return std::to_string(number % 5) + "," + std::to_string(number / 5);
}

template <class Check>
void for_each_pair(const std::string& end, Check check) {
  for (std::uint32_t a = 0; a < 25; ++a) {
    for (std::uint32_t b = a; b < 25; ++b) {
      const std::string text = kBoard + "knight4@" + cell(a) + ",knight4@" + cell(b) + end;
      CAPTURE(text);
      check(text);
    }
  }
}

bool plainly_won(const std::string& text) {
  const Game game = game_of(text);
  Oracle oracle(game);
  const bool won = oracle.won(start_of(game));
  CHECK(analyze(game).verdict.outcome == outcome_of(won));
  return won;
}

std::vector<double> numbers_of(const std::string& text) {
  return analyze(game_of(text)).components.grundy;
}

bool all_zero(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [](double n) { return n == 0; });
}

bool all_equal(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [&](double n) { return n == numbers[0]; });
}

Outcome outcome(const std::string& text) { return analyze(game_of(text)).verdict.outcome; }

}  // namespace

TEST_CASE("some of the horses: lost when every horse is lost, but not in misère play",
          "[tutorial][sum]") {
  int fails = 0;
  for_each_pair("&sum=selective", [&](const std::string& text) {
    const bool lost = all_zero(numbers_of(text));
    CHECK(plainly_won(text) == !lost);
    fails += plainly_won(text + "&play=misere") == lost;
  });
  CHECK(fails > 0);
  // Neither horse can move, so play has ended: lost in normal play, won in misère play.
  CHECK(outcome(kBoard + "knight4@a1,knight4@b1&sum=selective") == Outcome::Lose);
  CHECK(outcome(kBoard + "knight4@a1,knight4@b1&sum=selective&play=misere") == Outcome::Win);
}

TEST_CASE("some but not all of the horses: lost when all numbers are equal, but not in misère play",
          "[tutorial][sum]") {
  int fails = 0;
  for_each_pair("&sum=not-all", [&](const std::string& text) {
    const bool lost = all_equal(numbers_of(text));
    CHECK(plainly_won(text) == !lost);
    fails += plainly_won(text + "&play=misere") == lost;
  });
  CHECK(fails > 0);
}

TEST_CASE("a component that has ended counts among all: (*1, 0) is won", "[tutorial][sum]") {
  CHECK(plainly_won("game=nim&piles=1,0&sum=not-all"));
  CHECK_FALSE(plainly_won("game=nim&piles=1,1&sum=not-all"));
  CHECK_FALSE(plainly_won("game=nim&piles=1&sum=not-all"));
  CHECK(analyze(game_of("game=nim&piles=1,0&sum=not-all")).moves.count == BigCount(1));
}

// The tutorial's exercise: move every horse, or lose if you cannot. The horse that ends first decides.
TEST_CASE("every horse at once: lost when the least remoteness is even", "[tutorial][sum]") {
  int nim_sum_fails = 0;
  for_each_pair("&sum=conjunctive", [&](const std::string& text) {
    const Analysis analysis = analyze(game_of(text));
    const std::vector<std::int32_t>& remoteness = analysis.components.remoteness;
    const std::int32_t least = *std::min_element(remoteness.begin(), remoteness.end());
    CHECK(plainly_won(text) == (least % 2 == 1));
    CHECK(analysis.verdict.remoteness == least);
    nim_sum_fails += plainly_won(text) != (analysis.grundy != 0);
  });
  CHECK(nim_sum_fails > 0);
  // A horse in the corner ends the game at once, wherever the other one is.
  CHECK(outcome(kBoard + "knight4@a1,knight4@e5&sum=conjunctive") == Outcome::Lose);
}

TEST_CASE("Moore's test fails for four kings on three times three", "[tutorial][sum]") {
  int fails = 0;
  int compared = 0;
  for (std::uint32_t code = 0; code < 6561; code += 31) {
    std::string pieces;
    for (std::uint32_t i = 0, rest = code; i < 4; ++i, rest /= 9) {
      pieces += (i > 0 ? ",king@" : "king@") + std::to_string(rest % 9 % 3) + "," +
                std::to_string(rest % 9 / 3);
    }
    const std::string text = "game=board&size=3x3&toward=left-down&sum=up-to-2&pieces=" + pieces;
    CAPTURE(text);
    bool vanish = true;
    for (const unsigned bit : {1u, 2u, 4u}) {
      int ones = 0;
      for (const double n : numbers_of(text)) ones += (static_cast<unsigned>(n) & bit) != 0;
      vanish = vanish && ones % 3 == 0;
    }
    fails += plainly_won(text) == vanish;
    ++compared;
  }
  CHECK(compared > 200);
  CHECK(fails > 0);
}

TEST_CASE("a king's move may raise its Grundy number", "[tutorial]") {
  const Table table =
      analyze(game_of("game=board&size=3x3&toward=left-down&pieces=king@c3")).tables[0];
  const auto& numbers = std::get<std::vector<std::uint8_t>>(table.grundy);
  // c3 has Grundy number 0, and every move from it leads to a larger number.
  CHECK(numbers[8] == 0);
  for (const std::uint32_t option : {4u, 5u, 7u}) CHECK(numbers[option] > numbers[8]);
}

// E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910): with up to k
// piles a turn, lost where the sums of the binary columns vanish modulo k + 1.
TEST_CASE("Nim with up to two piles a turn has Moore's lost positions", "[published][sum]") {
  for (std::uint64_t a = 0; a <= 5; ++a) {
    for (std::uint64_t b = a; b <= 5; ++b) {
      for (std::uint64_t c = b; c <= 5; ++c) {
        for (std::uint64_t d = c; d <= 5; ++d) {
          bool vanish = true;
          for (const unsigned bit : {0u, 1u, 2u}) {
            vanish = vanish &&
                     ((a >> bit & 1) + (b >> bit & 1) + (c >> bit & 1) + (d >> bit & 1)) % 3 == 0;
          }
          const std::string text = "game=nim&sum=up-to-2&piles=" + std::to_string(a) + "," +
                                   std::to_string(b) + "," + std::to_string(c) + "," +
                                   std::to_string(d);
          CAPTURE(text);
          CHECK(outcome(text) == outcome_of(!vanish));
        }
      }
    }
  }
}

}  // namespace grundy
