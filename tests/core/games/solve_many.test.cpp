#include "games/solve_many.hpp"

#include "games/analyze.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

struct Expected {
  std::uint8_t outcome = kInvalid;
  double grundy = Batch::kUnknown;
  double moves = Batch::kUnknown;
};

Expected by_analysis(const std::string& text) {
  const auto answer = analyze(text);
  const auto* analysis = std::get_if<Analysis>(&answer);
  if (analysis == nullptr) return {};
  Expected expected{.outcome = letter(analysis->verdict.outcome)};
  const bool decides = analysis->game.sum == Sum{} && analysis->game.play == Play::Normal;
  if (decides && analysis->grundy) expected.grundy = static_cast<double>(*analysis->grundy);
  if (analysis->moves.count) {
    const std::string count = analysis->moves.count->str();
    if (count.size() < 16) expected.moves = std::stod(count);
  }
  return expected;
}

void check_lines(const std::vector<std::string>& texts) {
  std::string lines;
  for (const std::string& text : texts) lines += text + "\n";
  const Batch batch = solve_many(lines);
  REQUIRE(batch.outcome.size() == texts.size());
  REQUIRE(batch.grundy.size() == texts.size());
  REQUIRE(batch.moves.size() == texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    CAPTURE(texts[i]);
    const Expected expected = by_analysis(texts[i]);
    CHECK(batch.outcome[i] == expected.outcome);
    CHECK(batch.grundy[i] == expected.grundy);
    CHECK(batch.moves[i] == expected.moves);
  }
}

// Random pieces on random cells, some of them damaged or outside the board.
std::string random_pieces(Random& random, const std::vector<std::string>& kinds) {
  std::string pieces;
  for (std::uint32_t piece = random.below(4); piece > 0; --piece) {
    if (!pieces.empty()) pieces += random.below(9) == 0 ? ", " : ",";
    pieces += kinds[random.below(static_cast<std::uint32_t>(kinds.size()))] + "@";
    if (random.below(3) == 0) {
      pieces += std::to_string(random.below(7)) + "," + std::to_string(random.below(6));
    } else {
      pieces += std::string(1, static_cast<char>('a' + random.below(7))) +
                std::to_string(random.below(7));
    }
  }
  return pieces;
}

}  // namespace

TEST_CASE("many small positions are answered as each of them is", "[many][law]") {
  check_lines(small_games());
}

TEST_CASE("lines that differ only in their pieces are answered as each of them is", "[many][law]") {
  Random random(48);
  const std::vector<std::string> ends = {"",
                                         "&play=misere",
                                         "&sum=selective",
                                         "&sum=conjunctive&play=misere",
                                         "&sum=up-to-2",
                                         "&sum=continued",
                                         "&sum=not-all"};
  for (const std::string& end : ends) {
    std::vector<std::string> texts;
    for (int line = 0; line < 300; ++line) {
      texts.push_back(
          "game=board&size=6x5&holes=b2,c3&toward=left-down&piece.own=leap(-1,0)slide(-1,0)leap(-2,"
          "1)"
          "&pieces=" +
          random_pieces(random, {"queen", "king", "knight2", "own", "dragon"}) + end);
    }
    check_lines(texts);
  }
}

TEST_CASE("empty lines are no positions, and refused ones are told with their lines", "[many]") {
  const Batch batch = solve_many("\n\ngame=nim&piles=3,3\r\n\r\ngame=chess\ngame=nim&piles=7x");
  CHECK(batch.outcome == std::vector<std::uint8_t>{kLost, kInvalid, kInvalid});
  CHECK(batch.moves == std::vector<double>{0, Batch::kUnknown, Batch::kUnknown});
  REQUIRE(batch.refusals.size() == 2);
  CHECK(batch.refusals[0].line == 5);
  CHECK(batch.refusals[1].line == 6);
  CHECK(batch.refusals[1].problems.has("piles"));
}

TEST_CASE("a Grundy number is told where it decides, also after a line where it does not",
          "[many]") {
  const Batch batch = solve_many(
      "game=nim&piles=3,1\ngame=nim&piles=3,1&play=misere\ngame=nim&piles=3,1&sum=selective\n"
      "game=board&size=4x4&pieces=queen@a3&toward=left-down&play=misere\n"
      "game=board&size=4x4&pieces=queen@a4&toward=left-down&play=misere\ngame=nim&piles=3,3");
  const double none = Batch::kUnknown;
  CHECK(batch.grundy == std::vector<double>{2, none, none, none, none, 0});
}

TEST_CASE("of many refused lines the first hundred are told", "[many]") {
  std::string lines;
  for (int line = 0; line < 250; ++line) lines += "game=nim\n";
  const Batch batch = solve_many(lines);
  CHECK(batch.outcome.size() == 250);
  CHECK(batch.refusals.size() == Batch::kMaxRefusals);
}

}  // namespace grundy
