#include <algorithm>
#include <set>

#include "analysis/analysis.hpp"
#include "support/catch.hpp"
#include "support/oracle.hpp"
#include "support/small_games.hpp"

namespace grundy {
namespace {

using ItemAndTarget = std::pair<std::size_t, std::uint64_t>;

std::set<ItemAndTarget> listed_moves(const Analysis& analysis) {
  std::set<ItemAndTarget> moves;
  for (const Move& move : analysis.moves.list) moves.insert({move.item, move.to});
  return moves;
}

std::set<ItemAndTarget> winning_moves(Oracle& oracle, const Whole& start) {
  std::set<ItemAndTarget> moves;
  for (const WholeMove& move : oracle.winning_moves(start)) moves.insert({move.item, move.to});
  return moves;
}

void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const Analysis analysis = analyze(game);
  Oracle oracle(game);
  const Whole start = start_of(game);
  REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  CHECK(analysis.grundy == oracle.grundy(start));
  CHECK(analysis.moves.count == winning_moves(oracle, start).size());
  CHECK(listed_moves(analysis) == winning_moves(oracle, start));
  if (analysis.verdict.remoteness) CHECK(*analysis.verdict.remoteness == oracle.remoteness(start));
}

}  // namespace

TEST_CASE("every small game is decided as plain recursion decides it", "[law][oracle]") {
  for (const std::string& text : small_games()) check_against_oracle(text);
}

TEST_CASE("random piles are decided as plain recursion decides them", "[law][oracle]") {
  Random random(101);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_piles(random));
}

TEST_CASE("random boards are decided as plain recursion decides them", "[law][oracle]") {
  Random random(102);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_board(random));
}

TEST_CASE("random trees are decided as plain recursion decides them", "[law][oracle]") {
  Random random(103);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_tree(random));
}

TEST_CASE("each component is solved as plain recursion solves it alone", "[law][oracle]") {
  Random random(104);
  for (int round = 0; round < 1000; ++round) {
    const std::string text = random_board(random);
    CAPTURE(text);
    Game game = game_of(text);
    const Analysis analysis = analyze(game);
    const std::vector<Piece> pieces = std::get<Board>(game.position).pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      std::get<Board>(game.position).pieces = {pieces[i]};
      Oracle oracle(game);
      const Whole alone{pieces[i].cell};
      CHECK(analysis.components.outcome[i] == letter(oracle.won(alone)));
      CHECK(static_cast<std::uint64_t>(analysis.components.grundy[i]) == oracle.grundy(alone));
      CHECK(analysis.components.remoteness[i] == oracle.remoteness(alone));
    }
  }
}

TEST_CASE("two vectors of a piece that reach one cell make one move", "[law]") {
  const Analysis analysis = analyze(
      game_of("game=board&size=5x1&piece.own=leap(-2,0)slide(-1,0)slide(-2,0)&pieces=own@e1"));
  CHECK(analysis.moves.count == 1);
  CHECK(analysis.moves.list.size() == 1);
}

TEST_CASE("the number of winning moves is that of the list while the list is whole", "[law]") {
  const Analysis analysis = analyze(game_of("game=nim&piles=3,3,3"));
  CHECK(analysis.moves.count == analysis.moves.list.size());
  std::string piles = "1";
  for (int i = 0; i < 10'100; ++i) piles += ",1";
  const Analysis many = analyze(game_of("game=nim&piles=" + piles));
  CHECK(many.moves.count == 10101);
  CHECK(many.moves.list.size() == Moves::kMaxListed);
}

}  // namespace grundy
