#include <algorithm>
#include <set>

#include "families/notakto/solved_boards.hpp"
#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Turns = std::set<std::vector<Change>>;

// Keeps one oracle for all positions of so many boards, however they are marked.
class BoardsOracle {
 public:
  BoardsOracle(const BoardSize& size, std::size_t boards, Play play)
      : game_(game_of("game=notakto&size=" + std::to_string(size.width) + "x" +
                      std::to_string(size.height) + "&boards=" + std::to_string(boards) +
                      (play == Play::Misere ? "&play=misere" : ""))),
        oracle_(game_) {}

  void check(const std::vector<Marks>& boards) {
    game_.position.as<Notakto>()->boards = boards;
    CAPTURE(write_game(game_));
    const Whole start = start_of(game_);
    const Analysis analysis = analyze(game_);
    REQUIRE(analysis.verdict.outcome == outcome_of(oracle_.won(start)));
    REQUIRE(analysis.grundy == oracle_.grundy(start));
    if (analysis.verdict.remoteness) {
      REQUIRE(*analysis.verdict.remoteness == oracle_.remoteness(start));
    }
    Turns winning;
    for (const WholeTurn& turn : oracle_.winning_turns(start)) winning.insert(turn.moves);
    Turns listed;
    for (const PlayedTurn& turn : analysis.moves.list) {
      listed.insert(changes_told(game_, turn.moves));
    }
    REQUIRE(listed == winning);
    REQUIRE(analysis.moves.count == BigCount(winning.size()));
    if (boards.size() == 1) check_cells(analysis.tables.at(0), start);
  }

 private:
  // The table of a single board: each cell's entry must be the position that a mark there leaves.
  void check_cells(const Table& table, const Whole& start) {
    const auto& numbers = std::get<std::vector<std::uint32_t>>(table.grundy);
    std::set<std::size_t> marked;
    for (const WholeMove& move : moves_of(game_, start)) {
      const auto cell = static_cast<std::size_t>(__builtin_ctzll(move.to ^ start[0]));
      marked.insert(cell);
      REQUIRE(table.outcomes[cell] == letter(oracle_.won(move.after)));
      REQUIRE(numbers[cell] == oracle_.grundy(move.after));
      REQUIRE(table.remoteness[cell] == oracle_.remoteness(move.after));
    }
    for (std::size_t cell = 0; cell < table.outcomes.size(); ++cell) {
      REQUIRE((table.outcomes[cell] == kNoPosition) == (marked.count(cell) == 0));
    }
  }

  Game game_;
  Oracle oracle_;
};

void check_pairs(const BoardSize& size, std::uint32_t step) {
  for (const Play play : {Play::Normal, Play::Misere}) {
    BoardsOracle oracle(size, 2, play);
    const Marks all = Marks{1} << size.cells();
    for (Marks one = 0; one < all; one += 1 + one % step) {
      for (Marks other = one; other < all; other += 1 + other % step) oracle.check({one, other});
    }
  }
}

Outcome outcome(const std::string& rest) {
  return analysis_of("game=notakto&" + rest).verdict.outcome;
}

std::vector<std::string> winning_moves(const std::string& rest) {
  std::vector<std::string> moves;
  for (const PlayedTurn& turn : analysis_of("game=notakto&" + rest).moves.list) {
    moves.push_back(turn.notation);
  }
  return moves;
}

std::string problem_of(const std::string& rest) {
  const auto answer = analyze("game=notakto&" + rest);
  const auto* problems = std::get_if<Problems>(&answer);
  if (problems == nullptr) return "";
  const Problem& first = problems->list().front();
  std::string told = first.key + ": " + first.item + ": " + std::string(first.expected.code);
  for (const std::string& value : first.expected.values) told += " " + value;
  return told;
}

}  // namespace

TEST_CASE("every position of a board of up to nine cells is decided as plain recursion decides it",
          "[notakto][oracle]") {
  for (const BoardSize size :
       {BoardSize{1, 1}, BoardSize{2, 1}, BoardSize{3, 1}, BoardSize{1, 5}, BoardSize{8, 1},
        BoardSize{2, 2}, BoardSize{3, 2}, BoardSize{2, 4}, BoardSize{3, 3}}) {
    for (const Play play : {Play::Normal, Play::Misere}) {
      BoardsOracle oracle(size, 1, play);
      for (Marks marks = 0; marks < Marks{1} << size.cells(); ++marks) oracle.check({marks});
    }
  }
}

TEST_CASE("two boards are decided as plain recursion decides them", "[notakto][oracle][sum]") {
  check_pairs({3, 1}, 1);
  check_pairs({2, 2}, 1);
  check_pairs({3, 2}, 3);
}

TEST_CASE("so is every pair of boards of three by two", "[notakto][oracle][sum][long][all]") {
  check_pairs({3, 2}, 1);
  check_pairs({3, 3}, 40);
}

TEST_CASE("several boards are decided under every compound rule", "[notakto][oracle][sum]") {
  Random random(1913);
  for (int round = 0; round < rounds(60); ++round) {
    const std::string text = random_notakto(random, 2);
    for (const char* rule : kEveryRule) {
      const Game game = game_of(text + "&sum=" + rule);
      CAPTURE(write_game(game));
      Oracle oracle(game);
      const Whole start = start_of(game);
      const Analysis analysis = analyze(game);
      REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
      Turns winning;
      for (const WholeTurn& turn : oracle.winning_turns(start)) winning.insert(turn.moves);
      REQUIRE(analysis.moves.count == BigCount(winning.size()));
    }
  }
}

// T. E. Plambeck, G. Whitehead, The secrets of Notakto, 2013.
TEST_CASE("misère play of three by three is as published", "[notakto]") {
  CHECK(winning_moves("size=3x3&play=misere") == std::vector<std::string>{"1:b2"});
  CHECK(outcome("size=3x3&boards=2&play=misere") == Outcome::Lose);
  CHECK(outcome("size=3x3&boards=3&play=misere") == Outcome::Win);
  CHECK(outcome("size=3x3&boards=4&play=misere") == Outcome::Lose);
}

TEST_CASE("boards with the same options are one, so that several are within the limit",
          "[notakto]") {
  const SolvedBoards one(Notakto{{3, 3}, {0}}, Wanted{});
  CHECK(one.positions() == 47);
  CHECK(one.table().positions() == 18);
  CHECK(outcome("size=4x4&boards=2&play=misere") == Outcome::Lose);
}

// A mark within two cells of another loses, so each mark takes five cells (Winning Ways, ch. 4).
TEST_CASE("a strip is Treblecross", "[notakto]") {
  for (std::uint32_t cells = 3; cells <= 17; ++cells) {
    CAPTURE(cells);
    const Analysis heap = analysis_of("game=octal&code=0.007&piles=" + std::to_string(cells + 2));
    CHECK(outcome("size=" + std::to_string(cells) + "x1") == heap.verdict.outcome);
  }
}

TEST_CASE("boards that are turned or mirrored are alike, and so are all that have ended",
          "[notakto]") {
  const ThreeInARow wide({4, 3});
  CHECK(wide.canonical(0b0001) == wide.canonical(0b1000));
  CHECK(wide.canonical(0b0011'0000'0001) == wide.canonical(0b1000'0000'1100));
  CHECK(wide.canonical(0b0111) == wide.canonical(0b0100'0010'0001));
  CHECK(wide.canonical(0b0001) != wide.canonical(0b0010));
  const ThreeInARow square({3, 3});
  CHECK(square.canonical(0b010) == square.canonical(0b000'001'000));
  CHECK(square.canonical(0b010) != square.canonical(0b001));
  CHECK_FALSE(square.ended(0b110'001'110));
  CHECK(square.ended(0b100'010'001));
  CHECK(ThreeInARow({2, 2}).ended(0b1111));
  CHECK_FALSE(ThreeInARow({4, 1}).ended(0b1011));
}

TEST_CASE("a mark is put on a free cell of a board without three in a row alone",
          "[notakto][play]") {
  const std::string text = "game=notakto&size=3x3&boards=2&marked=a1,b1,c1,f2";
  const auto played = play_move(text, "2:g3");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).text == "game=notakto&size=3x3&boards=2&marked=a1,b1,c1,f2,g3");
  for (const char* move :
       {"1:a2", "1:g3", "2:f2", "2:d1", "2:h1", "2:g4", "2:6,2", "3:g3", "2:", "g3", "2:G3"}) {
    CAPTURE(move);
    CHECK(std::holds_alternative<Problems>(play_move(text, move)));
  }
}

TEST_CASE("what is wrong with boards is said with the item", "[notakto][problems]") {
  CHECK(problem_of("size=3x3&boards=2&marked=c1,d2") == "marked: d2: notakto-on-a-board");
  CHECK(problem_of("size=3x3&boards=2&marked=h1") == "marked: h1: board-cell-up-to g3");
  CHECK(problem_of("size=3x3&marked=a1,b1,a1") == "marked: a1: board-each-cell-once");
  CHECK(problem_of("size=3x3&boards=7") == "boards: 7: number 1 6");
  CHECK(problem_of("size=3x3&boards=0") == "boards: 0: number 1 6");
  CHECK(problem_of("size=3x3&boards=") == "boards: : notakto-boards");
  CHECK(problem_of("size=3x3&boards=two&marked=z9") == "boards: two: number 1 6");
  CHECK(problem_of("size=13x2") == "size: 13x2: board-at-most-cells 25");
  CHECK(problem_of("size=13x2&marked=z9") == "size: 13x2: board-at-most-cells 25");
  CHECK(problem_of("boards=2") == "size: : board-size");
}

TEST_CASE("what is too large is not decided, and its limit told; what has ended still is",
          "[notakto][long]") {
  const Analysis analysis = analysis_of("game=notakto&size=25x1");
  CHECK(analysis.verdict.outcome == Outcome::Undecided);
  REQUIRE(std::holds_alternative<BeyondLimit>(analysis.verdict.reason));
  CHECK(analysis.grundy == std::nullopt);
  CHECK(analysis.tables.at(0).outcomes.front() == kUndecided);
  CHECK(outcome("size=25x1&marked=c1,d1,e1") == Outcome::Lose);
  CHECK(outcome("size=5x5") != Outcome::Undecided);
}

}  // namespace grundy
