#include "games/examine.hpp"

#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Examined examined(const std::string& text, std::uint64_t table, std::uint64_t state) {
  const auto answer = examine(text, table, state);
  REQUIRE(std::holds_alternative<Examined>(answer));
  return std::get<Examined>(answer);
}

std::string refused_key(const std::string& text, std::uint64_t table, std::uint64_t state) {
  const auto answer = examine(text, table, state);
  REQUIRE(std::holds_alternative<Problems>(answer));
  return std::get<Problems>(answer).list()[0].key;
}

// `found` must be what plain recursion says of the only pile or piece at `state`.
void check_against_oracle(const Game& game, const Examined& found, std::uint64_t state) {
  Oracle oracle(game);
  const Whole whole{state};
  CHECK(found.outcome == letter(oracle.won(whole)));
  CHECK(static_cast<std::uint64_t>(found.grundy) == oracle.grundy(whole));
  CHECK(found.remoteness == oracle.remoteness(whole));
  std::vector<std::uint64_t> options;
  for (const WholeMove& move : moves_of(game, whole)) options.push_back(move.to);
  std::sort(options.begin(), options.end());
  options.erase(std::unique(options.begin(), options.end()), options.end());
  REQUIRE(found.options.size() == options.size());
  CHECK(found.omitted == 0);
  for (std::size_t i = 0; i < options.size(); ++i) {
    CHECK(static_cast<std::uint64_t>(found.options[i]) == options[i]);
    CHECK(found.outcomes[i] == letter(oracle.won({options[i]})));
    CHECK(static_cast<std::uint64_t>(found.numbers[i]) == oracle.grundy({options[i]}));
  }
}

}  // namespace

TEST_CASE("an examined state has the options and values of plain recursion", "[examine][oracle]") {
  for (const char* text :
       {"game=subtraction&take=1-3,primes&piles=20", "game=subtraction&take=divisors&piles=20",
        "game=nim&piles=20", "game=subtraction&take=2,5&piles=20&play=misere",
        "game=board&size=4x4&pieces=queen@d4&toward=left-down",
        "game=board&size=5x4&piece.own=leap(-2,0)slide(-1,0)slide(-2,0)&pieces=own@e1"}) {
    CAPTURE(text);
    const Game game = game_of(text);
    const auto* board = game.position.as<Board>();
    const std::uint64_t states = board ? board->size.cells() : 21;
    for (std::uint64_t state = 0; state < states; ++state) {
      check_against_oracle(game, examined(text, 0, state), state);
    }
  }
}

TEST_CASE("the first thousand options are listed and the others counted", "[examine]") {
  const Examined found = examined("game=subtraction&take=1-5000&piles=9000", 0, 8000);
  REQUIRE(found.options.size() == 1000);
  CHECK(found.options.front() == 3000);
  CHECK(found.options.back() == 3999);
  CHECK(found.omitted == 4000);
}

TEST_CASE("where not all may be moved, a single component has no option", "[examine][sum]") {
  for (const char* position : {"game=nim&piles=5", "game=board&size=6x6&pieces=knight4@c5"}) {
    const Examined lost = examined(std::string(position) + "&sum=not-all", 0, 5);
    CHECK(lost.options.empty());
    CHECK(lost.outcome == 'L');
    CHECK(examined(std::string(position) + "&sum=not-all&play=misere", 0, 5).outcome == 'W');
  }
  CHECK(examined("game=nim&piles=5,1&sum=not-all", 0, 5).options.size() == 5);
}

TEST_CASE("what is no state of a table is refused under its name", "[examine]") {
  const std::string board = "game=board&size=4x4&pieces=queen@d4&holes=b2&toward=left-down";
  CHECK(refused_key(board, 1, 0) == "table");
  CHECK(refused_key(board, 0, 16) == "state");
  CHECK(refused_key(board, 0, 5) == "state");
  CHECK(refused_key("game=nim&piles=7x", 0, 0) == "piles");
  CHECK(refused_key("game=tree&parents=0,1&coins=0,1", 0, 0) == "table");
}

}  // namespace grundy
