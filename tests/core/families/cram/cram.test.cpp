#include <set>

#include "families/cram/cram_rules.hpp"
#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

constexpr std::string_view kPublished =
#include "data/cram.hpp"
    ;

std::optional<Nimber> number_of(const BoardSize& size, CramSearch& search) {
  Work work(kCramSteps);
  return search.number(canonical(all_cells(size), size), work);
}

using Turns = std::set<std::vector<Change>>;

void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Analysis analysis = analyze(game);
  CHECK(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  if (game.play == Play::Normal) CHECK(analysis.grundy == oracle.grundy(start));
  if (analysis.verdict.remoteness) CHECK(*analysis.verdict.remoteness == oracle.remoteness(start));
  Turns winning;
  for (const WholeTurn& turn : oracle.winning_turns(start)) winning.insert(turn.moves);
  Turns listed;
  for (const PlayedTurn& turn : analysis.moves.list) {
    listed.insert(changes_told(game, turn.moves));
  }
  CHECK(listed == winning);
  CHECK(analysis.moves.count == BigCount(winning.size()));
}

// The same region of cells, rotated by a quarter turn, moved and mirrored.
CellSet turned(CellSet cells, const BoardSize& size) {
  CellSet result = 0;
  for (std::uint32_t cell = 0; cell < size.cells(); ++cell) {
    if ((cells >> cell & 1) == 0) continue;
    const std::uint32_t x = cell / size.width + 1;
    const std::uint32_t y = size.width - 1 - cell % size.width;
    result |= CellSet{1} << (x + y * (size.height + 1));
  }
  return result;
}

}  // namespace

TEST_CASE("a domino and each region that it leaves are a step each", "[cram]") {
  // A row of four, by hand. Number 0: 2 steps leave a row of two, which waits, and 1 leaves nothing, which has it.
  // Number 1: 5 steps for all three dominoes, and 1 + 1 that show the row of two to have it. Number 2: 5 steps.
  const BoardSize size{4, 1};
  CramSearch search;
  Work work(kCramSteps);
  CHECK(search.number(canonical(all_cells(size), size), work) == 2);
  CHECK(work.spent() == 3 + 5 + 2 + 5);
}

TEST_CASE("a table of regions that is full forgets, and the numbers stay", "[cram]") {
  for (const BoardSize& size : {BoardSize{5, 5}, BoardSize{7, 3}}) {
    CramSearch roomy;
    CramSearch tight({}, 1024);
    CHECK(number_of(size, tight) == number_of(size, roomy));
    CHECK(tight.positions() > roomy.positions());
  }
}

TEST_CASE("Cram has the numbers that are published", "[cram][long]") {
  CramSearch search;
  int boards = 0;
  for (const std::string_view line : split_list(kPublished, '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const auto fields = split_list(line, '\t');
    REQUIRE(fields.size() == 3);
    INFO(fields[0]);
    const auto sides = split_list(fields[0], 'x');
    const BoardSize size{static_cast<std::uint32_t>(*whole_number(sides[0])),
                         static_cast<std::uint32_t>(*whole_number(sides[1]))};
    CHECK(number_of(size, search) == whole_number(fields[1]));
    ++boards;
  }
  CHECK(boards > 5);
}

TEST_CASE("a board of one row is Dawson's Kayles", "[cram]") {
  CramSearch search;
  for (std::uint32_t cells = 1; cells <= 34; ++cells) {
    const auto answer = analyze("game=octal&code=0.07&piles=" + std::to_string(cells));
    CHECK(number_of({cells, 1}, search) == std::get<Analysis>(answer).grundy);
    CHECK(number_of({1, cells}, search) == std::get<Analysis>(answer).grundy);
  }
}

TEST_CASE("Cram is decided as plain recursion decides it", "[cram][oracle]") {
  for (std::uint32_t width = 1; width <= 4; ++width) {
    for (std::uint32_t height = 1; height <= 3; ++height) {
      const std::string text =
          "game=cram&size=" + std::to_string(width) + "x" + std::to_string(height);
      check_against_oracle(text);
      check_against_oracle(text + "&play=misere");
    }
  }
  Random random(1818);
  for (int round = 0; round < rounds(300); ++round) check_against_oracle(random_cram(random, 13));
}

TEST_CASE(
    "an empty board of four by four and many that are damaged have the numbers of plain recursion",
    "[cram][oracle][long]") {
  check_against_oracle("game=cram&size=4x4");
  check_against_oracle("game=cram&size=4x4&play=misere");
  Random random(1819);
  for (int round = 0; round < rounds(300); ++round) check_against_oracle(random_cram(random, 18));
}

TEST_CASE("regions that look alike are one", "[cram]") {
  Random random(7);
  for (int round = 0; round < 500; ++round) {
    BoardSize size{1 + random.below(6), 1 + random.below(6)};
    CellSet cells = 0;
    for (std::uint32_t cell = 0; cell < size.cells(); ++cell) {
      cells |= CellSet{random.below(4) > 0} << cell;
    }
    for_each_region(cells, size, [&](CellSet region) {
      const BoardSize other{size.height + 1, size.width};
      CHECK(canonical(region, size) == canonical(turned(region, size), other));
    });
  }
}

TEST_CASE("a table that forgets answers the same", "[cram]") {
  for (const BoardSize size : {BoardSize{5, 4}, BoardSize{6, 3}}) {
    CramSearch all;
    CramSearch few({}, 64);
    CHECK(number_of(size, few) == number_of(size, all));
    CHECK(few.positions() >= all.positions());
  }
}

TEST_CASE("a half turn decides only where no domino meets its image", "[cram]") {
  const auto mirrored = [](std::uint32_t width, std::uint32_t height) {
    const BoardSize size{width, height};
    return is_mirrored(all_cells(size), size);
  };
  CHECK(mirrored(8, 8));
  CHECK(mirrored(6, 4));
  CHECK_FALSE(mirrored(5, 5));
  CHECK_FALSE(mirrored(5, 4));
  CHECK(is_mirrored(0b111101111, {3, 3}));
  const Analysis large = analyze(game_of("game=cram&size=8x8"));
  CHECK(large.verdict.outcome == Outcome::Lose);
  CHECK(large.grundy == 0u);
}

TEST_CASE("what is too large is not decided, and its limit told", "[cram][long][all]") {
  const Analysis analysis = analyze(game_of("game=cram&size=9x7"));
  CHECK(analysis.verdict.outcome == Outcome::Undecided);
  const auto* beyond = std::get_if<BeyondLimit>(&analysis.verdict.reason);
  REQUIRE(beyond != nullptr);
  CHECK(beyond->limit == kCramSteps);
}

TEST_CASE("a domino is played on free cells side by side alone", "[cram][play]") {
  const std::string text = "game=cram&size=3x2&taken=b2";
  const auto played = play_move(text, "1:b1-a1");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).text == "game=cram&size=3x2&taken=a1,b1,b2");
  CHECK(std::get<Played>(played).turn.notation == "1:a1-b1");
  for (const char* move : {"1:a1-c1", "1:a1-b2", "1:b1-b2", "1:a1-a1", "1:a1", "2:a1-b1", "1:c1-d1",
                           "1:c2-a1", "1:a1-b1-c1", "1:x"}) {
    CHECK(std::holds_alternative<Problems>(play_move(text, move)));
  }
}

}  // namespace grundy
