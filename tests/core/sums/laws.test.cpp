#include <algorithm>
#include <set>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "sums/ruling.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Turns = std::set<std::vector<Change>>;

Turns listed_turns(const Game& game, const Analysis& analysis) {
  Turns turns;
  for (const PlayedTurn& turn : analysis.moves.list) {
    turns.insert(changes_told(game, turn.moves));
  }
  return turns;
}

Turns winning_turns(Oracle& oracle, const Whole& start) {
  Turns turns;
  for (const WholeTurn& turn : oracle.winning_turns(start)) {
    turns.insert({turn.moves.begin(), turn.moves.end()});
  }
  return turns;
}

void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const Analysis analysis = analyze(game);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Turns winning = winning_turns(oracle, start);
  REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  CHECK(analysis.grundy == oracle.grundy(start));
  CHECK(analysis.moves.count == BigCount(winning.size()));
  CHECK(analysis.moves.list.size() == winning.size());
  CHECK(listed_turns(game, analysis) == winning);
  if (analysis.verdict.remoteness) CHECK(*analysis.verdict.remoteness == oracle.remoteness(start));
}

void check_under_every_sum(const std::string& text) {
  for (const char* sum :
       {"selective", "not-all", "conjunctive", "continued", "up-to-2", "up-to-3"}) {
    check_against_oracle(text + "&sum=" + sum);
  }
}

// A damaged cell is no position: it has no outcome and no remoteness, and its Grundy entry is 0.
void check_damaged_cells(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const std::vector<std::uint8_t> damaged = hole_map(*game.position.as<Board>());
  for (const Table& table : analyze(game).tables) {
    for (std::size_t cell = 0; cell < damaged.size(); ++cell) {
      REQUIRE((table.outcomes[cell] == kNoPosition) == (damaged[cell] != 0));
      if (!damaged[cell]) continue;
      REQUIRE(std::visit([&](const auto& numbers) { return numbers[cell] == 0; }, table.grundy));
      REQUIRE(table.remoteness[cell] == kUnknownRemoteness);
    }
  }
}

}  // namespace

TEST_CASE("a turn that may move every live component is one of the selective compound",
          "[law][sum]") {
  for (std::uint32_t live = 0; live <= 5; ++live) {
    for (std::uint32_t ended = 0; ended <= 2; ++ended) {
      for (const bool grows : {false, true}) {
        std::vector<Facts> facts(ended);
        for (std::uint32_t i = 0; i < live; ++i) {
          facts.push_back({.grundy = i, .outcome = Outcome::Win, .remoteness = 1, .grows = grows});
        }
        for (std::uint32_t most = std::max(live, 2U); most <= 7; ++most) {
          for (const Play play : {Play::Normal, Play::Misere}) {
            CAPTURE(live, ended, most, grows, play == Play::Misere);
            const auto theorem = theorem_for(facts, {Compound::UpTo, most}, play);
            REQUIRE(theorem.has_value());
            CHECK(theorem == theorem_for(facts, {Compound::Selective}, play));
          }
        }
      }
    }
  }
}

TEST_CASE("every small game is decided under every compound rule", "[law][oracle][sum][long]") {
  for (const std::string& text : small_games()) check_under_every_sum(text);
}

TEST_CASE("random sums are decided under every compound rule", "[law][oracle][sum]") {
  Random random(105);
  for (int round = 0; round < 600; ++round) check_under_every_sum(random_sum(random));
}

TEST_CASE("what if a component stood elsewhere is what is decided there", "[law][sum]") {
  Random random(106);
  for (int round = 0; round < 300; ++round) {
    const std::string text =
        random_sum(random) +
        "&sum=" + std::vector<std::string>{"disjunctive", "selective", "not-all",
                                           "conjunctive", "continued", "up-to-2"}[random.below(6)];
    CAPTURE(text);
    Game game = game_of(text);
    auto* board = game.position.as<Board>();
    const std::size_t parts =
        board ? board->pieces.size() : game.position.as<Piles>()->piles.size();
    if (parts == 0) continue;
    const auto part = random.below(static_cast<std::uint32_t>(parts));
    const WhatIf elsewhere = std::get<WhatIf>(what_if(text, part));
    for (std::size_t state = 0; state < elsewhere.outcomes.size(); ++state) {
      if (elsewhere.outcomes[state] == kNoPosition) continue;
      if (board) {
        board->pieces[part].cell = static_cast<std::uint32_t>(state);
      } else {
        game.position.as<Piles>()->piles[part] = state;
      }
      CHECK(elsewhere.outcomes[state] == letter(analyze(game).verdict.outcome));
    }
  }
}

// Under `not-all` a single component may never be moved, so each of its cells must be shaded
// accordingly, and not by the outcome of the component played alone.
TEST_CASE("the table of a single component says what the whole position would be", "[law][sum]") {
  for (const char* position :
       {"game=board&size=6x6&pieces=knight4@c5", "game=board&size=4x4&pieces=king@d4&holes=b3",
        "game=nim&piles=5", "game=subtraction&take=1,3,4&piles=11", "game=kayles&piles=7",
        "game=octal&code=4.2&piles=6"}) {
    for (const char* sum :
         {"disjunctive", "selective", "not-all", "conjunctive", "continued", "up-to-2"}) {
      for (const char* play : {"", "&play=misere"}) {
        const std::string text = std::string(position) + "&sum=" + sum + play;
        CAPTURE(text);
        const Analysis analysis = analyze(game_of(text));
        const WhatIf elsewhere = std::get<WhatIf>(what_if(text, 0));
        REQUIRE(elsewhere.outcomes.size() == analysis.tables[0].outcomes.size());
        CHECK(analysis.tables[0].outcomes == elsewhere.outcomes);
        CHECK(analysis.components.outcome[0] == letter(analysis.verdict.outcome));
        CHECK(analysis.components.remoteness[0] ==
              analysis.verdict.remoteness.value_or(kUnknownRemoteness));
      }
    }
  }
}

// The greatest suspense number would be wrong here: it tells how long play lasts when the winner delays.
TEST_CASE("a sum of which every part moves has a remoteness as far as it is searched",
          "[law][sum]") {
  for (const char* position :
       {"game=subtraction&take=1,3,4&piles=2,2,2", "game=subtraction&take=1,3,4&piles=9,4,0,11",
        "game=board&size=8x8&pieces=knight4@e6,knight4@h7,knight4@c3", "game=nim&piles=3,5,4",
        "game=kayles&piles=7,5+2"}) {
    for (const char* play : {"", "&play=misere"}) {
      const std::string text = std::string(position) + "&sum=continued" + play;
      CAPTURE(text);
      const Game game = game_of(text);
      const Analysis analysis = analyze(game);
      REQUIRE(analysis.verdict.remoteness.has_value());
      CHECK(*analysis.verdict.remoteness == Oracle(game).remoteness(start_of(game)));
    }
  }
}

TEST_CASE("every small game is decided as plain recursion decides it", "[law][oracle]") {
  for (const std::string& text : small_games()) check_against_oracle(text);
}

TEST_CASE("random piles are decided as plain recursion decides them", "[law][oracle]") {
  Random random(101);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_piles(random));
}

TEST_CASE("far piles of which few sizes are reached are decided under every rule",
          "[law][oracle][sum][far]") {
  Random random(108);
  for (int round = 0; round < rounds(300); ++round) {
    const std::string text = random_far_piles(random);
    check_against_oracle(text);
    check_under_every_sum(text);
  }
}

TEST_CASE("a pile that reaches at most a million sizes is decided under every rule",
          "[law][sum][large][long]") {
  for (const char* pile :
       {"coprimes&piles=333332", "evens&piles=249999", "odds,4&piles=99999",
        "fibonacci&piles=99999", "50000-60000&piles=249999", "1000000,3000000&piles=100000000000",
        "999999937,2000000011-2000000014&piles=40000000000,5",
        "3000000000-3000099998&piles=6000100000"}) {
    for (const char* play : {"", "&play=misere"}) {
      for (const char* sum : {"disjunctive", "selective", "conjunctive", "continued", "up-to-2"}) {
        const Game game =
            game_of(std::string("game=subtraction&take=") + pile + play + "&sum=" + sum);
        CAPTURE(write_game(game));
        CHECK(analyze(game).verdict.outcome != Outcome::Undecided);
      }
    }
  }
}

TEST_CASE("random boards are decided as plain recursion decides them", "[law][oracle]") {
  Random random(102);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_board(random));
}

TEST_CASE("random trees are decided as plain recursion decides them", "[law][oracle]") {
  Random random(103);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_tree(random));
}

TEST_CASE("random rows are decided as plain recursion decides them", "[law][oracle][row]") {
  Random random(107);
  for (int round = 0; round < 3000; ++round) check_against_oracle(random_row(random));
}

TEST_CASE("each component is solved as plain recursion solves it alone", "[law][oracle]") {
  Random random(104);
  for (int round = 0; round < 1000; ++round) {
    const std::string text = random_board(random);
    CAPTURE(text);
    Game game = game_of(text);
    const Analysis analysis = analyze(game);
    const std::vector<Piece> pieces = game.position.as<Board>()->pieces;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      game.position.as<Board>()->pieces = {pieces[i]};
      Oracle oracle(game);
      const Whole alone{pieces[i].cell};
      CHECK(analysis.components.outcome[i] == letter(oracle.won(alone)));
      CHECK(static_cast<std::uint64_t>(analysis.components.grundy[i]) == oracle.grundy(alone));
      CHECK(analysis.components.remoteness[i] == oracle.remoteness(alone));
    }
  }
}

// Includes pieces that can go in circles, whose tables are filled in another way.
TEST_CASE("a damaged cell has no value, whatever the pieces, the rule and the convention",
          "[law]") {
  Random random(109);
  for (int round = 0; round < 300; ++round) {
    const std::string sum = std::string("&sum=") + kEveryRule[round % 6];
    check_damaged_cells(random_board(random) + sum);
    check_damaged_cells(random_loopy_piece(random) + sum);
    check_damaged_cells(random_loopy_sum(random) + sum);
  }
}

TEST_CASE("two vectors of a piece that reach one cell make one move", "[law]") {
  const Analysis analysis = analyze(
      game_of("game=board&size=5x1&piece.own=leap(-2,0)slide(-1,0)slide(-2,0)&pieces=own@e1"));
  CHECK(analysis.moves.count == BigCount(1));
  CHECK(analysis.moves.list.size() == 1);
}

TEST_CASE("the number of winning moves is that of the list while the list is whole", "[law]") {
  const Analysis analysis = analyze(game_of("game=nim&piles=3,3,3"));
  CHECK(analysis.moves.count == BigCount(analysis.moves.list.size()));
  std::string piles = "1";
  for (int i = 0; i < 10'100; ++i) piles += ",1";
  const Analysis many = analyze(game_of("game=nim&piles=" + piles));
  CHECK(many.moves.count == BigCount(10101));
  CHECK(many.moves.list.size() == Moves::kMaxListed);
}

}  // namespace grundy
