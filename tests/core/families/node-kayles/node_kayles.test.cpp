#include "families/node-kayles/node_kayles.hpp"

#include <set>

#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/node_kayles.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Analysis analysis_by(const std::string& text) { return analyze(game_of(text)); }

std::string name_of(std::uint32_t node) { return "n" + std::to_string(node); }

std::string edge_between(std::uint32_t a, std::uint32_t b) { return name_of(a) + "-" + name_of(b); }

// The graph on so many nodes whose edges are the bits of `edges`.
std::string text_of(const std::string& game, std::uint32_t nodes, std::uint64_t edges) {
  std::string list;
  std::string spots;
  for (std::uint32_t a = 0; a < nodes; ++a) {
    spots += (a > 0 ? "," : "") + name_of(a) + "@1.1";
    for (std::uint32_t b = a + 1; b < nodes; ++b, edges >>= 1) {
      if ((edges & 1) != 0) list += (list.empty() ? "" : ",") + edge_between(a, b);
    }
  }
  return "game=" + game + "&edges=" + list + "&at=" + spots;
}

// A path of so many nodes, or a circle.
std::string path(const std::string& game, std::uint32_t nodes, bool circle = false) {
  std::string list;
  for (std::uint32_t i = 0; i + 1 < nodes; ++i) list += (i > 0 ? "," : "") + edge_between(i, i + 1);
  if (circle) list += "," + edge_between(nodes - 1, 0);
  return "game=" + game + "&edges=" + list;
}

std::string grid(const std::string& game, std::uint32_t width, std::uint32_t height) {
  std::string list;
  const auto add = [&](std::uint32_t a, std::uint32_t b) {
    list += (list.empty() ? "" : ",") + edge_between(a, b);
  };
  for (std::uint32_t cell = 0; cell < width * height; ++cell) {
    if (cell % width + 1 < width) add(cell, cell + 1);
    if (cell + width < width * height) add(cell, cell + width);
  }
  return "game=" + game + "&edges=" + list;
}

// Checks outcome, Grundy number, remoteness, winning moves and each node's entry against plain recursion.
void check_against_oracle(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Analysis analysis = analyze(game);
  REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  REQUIRE(analysis.grundy == oracle.grundy(start));
  CHECK(analysis.verdict.remoteness == oracle.remoteness(start));
  std::set<std::vector<Change>> winning;
  for (const WholeTurn& turn : oracle.winning_turns(start)) winning.insert(turn.moves);
  std::set<std::vector<Change>> told;
  for (const PlayedTurn& turn : analysis.moves.list) told.insert(changes_told(game, turn.moves));
  CHECK(analysis.moves.count == BigCount(winning.size()));
  CHECK(told == winning);

  const Table& table = analysis.tables.at(0);
  const auto& numbers = std::get<std::vector<double>>(table.grundy);
  const auto moves = moves_of(game, start);
  const auto& kayles = *game.position.as<NodeKayles>();
  const std::size_t places = start.size() + (kayles.on_edges ? kayles.arcs.size() : 0);
  REQUIRE(table.outcomes.size() == places);
  CHECK(static_cast<std::size_t>(std::count(table.outcomes.begin(), table.outcomes.end(),
                                            kNoPosition)) == places - moves.size());
  for (const WholeMove& move : moves) {
    CHECK(table.outcomes[move.to] == letter(oracle.won(move.after)));
    if (game.play == Play::Normal)
      CHECK(numbers[move.to] == static_cast<double>(oracle.grundy(move.after)));
  }
}

void check_every_graph(std::uint32_t nodes) {
  const std::uint64_t sets = std::uint64_t{1} << (nodes * (nodes - 1) / 2);
  for (std::uint64_t edges = 0; edges < sets; ++edges) {
    for (const char* game : {"node-kayles", "arc-kayles"}) {
      const std::string text = text_of(game, nodes, edges);
      check_against_oracle(text);
      check_against_oracle(text + "&play=misere");
    }
  }
}

std::string problem_told(const std::string& text) {
  const auto answer = analyze(text);
  const auto* problems = std::get_if<Problems>(&answer);
  if (problems == nullptr) return "";
  const Problem& first = problems->list().front();
  return first.key + ": " + first.item + ": " + std::string(first.expected.code);
}

}  // namespace

TEST_CASE("both games on every graph of up to five nodes is as plain recursion has it",
          "[node-kayles][oracle]") {
  for (std::uint32_t nodes = 1; nodes <= 5; ++nodes) check_every_graph(nodes);
}

TEST_CASE("both games on every graph of six nodes is as plain recursion has it",
          "[node-kayles][oracle][all]") {
  check_every_graph(6);
}

TEST_CASE("both games on random graphs are as plain recursion has it", "[node-kayles][oracle]") {
  Random random(901);
  for (int round = 0; round < rounds(300); ++round) {
    check_against_oracle(random_node_kayles(random, 2 + random.below(10)));
  }
}

TEST_CASE("paths and circles have the numbers of Dawson's games", "[node-kayles][long]") {
  // A token on a path removes three nodes in a row, or two at an end: the octal game 0.137 (Winning Ways, ch. 4).
  for (std::uint32_t nodes = 2; nodes <= (thorough() ? 40 : 25); ++nodes) {
    CAPTURE(nodes);
    const auto heap = analysis_by("game=octal&code=0.137&piles=" + std::to_string(nodes)).grundy;
    CHECK(analysis_by(path("node-kayles", nodes)).grundy == heap);
    // An edge of a path takes two nodes in a row: Dawson's Kayles, 0.07.
    const auto pairs = analysis_by("game=octal&code=0.07&piles=" + std::to_string(nodes)).grundy;
    CHECK(analysis_by(path("arc-kayles", nodes)).grundy == pairs);
    if (nodes < 4) continue;
    // The first token on a circle leaves a path with three nodes fewer.
    const auto left = analysis_by("game=octal&code=0.137&piles=" + std::to_string(nodes - 3));
    CHECK(analysis_by(path("node-kayles", nodes, true)).grundy ==
          (left.grundy == Nimber{0} ? 1 : 0));
    // The first edge of a circle leaves a path with two nodes fewer.
    const auto rest = analysis_by("game=octal&code=0.07&piles=" + std::to_string(nodes - 2));
    CHECK(analysis_by(path("arc-kayles", nodes, true)).grundy ==
          (rest.grundy == Nimber{0} ? 1 : 0));
  }
}

TEST_CASE(
    "where half a turn moves every node away from itself and its neighbours, the opponent wins",
    "[node-kayles]") {
  // Both sides even: the second player answers each token with its mirror image.
  CHECK(analysis_by(grid("node-kayles", 4, 4)).verdict.outcome == Outcome::Lose);
  CHECK(analysis_by(grid("node-kayles", 4, 6)).verdict.outcome == Outcome::Lose);
  // Both sides odd: the first player takes the middle, then answers in the same way.
  CHECK(analysis_by(grid("node-kayles", 3, 3)).verdict.outcome == Outcome::Win);
  CHECK(analysis_by(grid("node-kayles", 5, 5)).verdict.outcome == Outcome::Win);
}

TEST_CASE("a token takes its node and the ones beside it", "[node-kayles][play]") {
  const auto played = [](const std::string& text, const char* move) {
    const auto answer = play_move("game=node-kayles&" + text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text.substr(17) : "";
  };
  CHECK(played("edges=a-b,b-c,c-d", "1:a") == "edges=a-b,b-c,c-d&tokens=a");
  CHECK(played("edges=a-b,b-c,c-d&tokens=a", "1:d") == "edges=a-b,b-c,c-d&tokens=a,d");
  CHECK(played("edges=a-b,b-c,c-d&tokens=a", "1:b").empty());
  CHECK(played("edges=a-b,b-c,c-d&tokens=a", "1:a").empty());
  CHECK(played("edges=a-b", "2:a").empty());
  CHECK(played("edges=a-b", "1:z").empty());
}

TEST_CASE("Arc Kayles on a grid is Cram on a board of the same size", "[node-kayles]") {
  for (std::uint32_t width = 1; width <= 5; ++width) {
    for (std::uint32_t height = 2; height <= 4; ++height) {
      CAPTURE(width, height);
      const std::string size = std::to_string(width) + "x" + std::to_string(height);
      CHECK(analysis_by(grid("arc-kayles", width, height)).grundy ==
            analysis_by("game=cram&size=" + size).grundy);
    }
  }
}

TEST_CASE("tokens on both ends of an edge take its nodes alone", "[node-kayles][play]") {
  const auto played = [](const std::string& text, const char* move) {
    const auto answer = play_move("game=arc-kayles&" + text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text.substr(16) : "";
  };
  CHECK(played("edges=a-b,b-c,c-d", "1:b-c") == "edges=a-b,b-c,c-d&tokens=b,c");
  CHECK(played("edges=a-b,b-c,c-d&tokens=a,b", "1:c-d") == "edges=a-b,b-c,c-d&tokens=a,b,c,d");
  CHECK(played("edges=a-b,b-c,c-d&tokens=a", "1:a-b").empty());
  CHECK(played("edges=a-b,b-c,c-d", "1:a-c").empty());
  CHECK(played("edges=a-b,b-c,c-d", "1:a").empty());
}

TEST_CASE("legal moves and choices of both games are told as they are played",
          "[node-kayles][play]") {
  Random random(902);
  for (int round = 0; round < 60; ++round) {
    const std::string text = random_node_kayles(random, 2 + random.below(6));
    CAPTURE(text);
    const Game game = game_of(text);
    Oracle oracle(game);
    const auto page = std::get<Continuations>(continuations(text, 0));
    const auto moves = moves_of(game, start_of(game));
    CHECK(page.count == moves.size());
    for (const Continuation& next : page.list) {
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const WholeMove& each) {
        return next.turn.notation == notation_of(game, each.item, each.to);
      });
      REQUIRE(move != moves.end());
      CHECK(next.outcome == letter(oracle.won(move->after)));
      const auto after = std::get<Played>(play_move(text, next.turn.notation));
      CHECK(analysis_by(after.text).verdict.outcome == outcome_of(oracle.won(move->after)));
    }
    if (!oracle.won(start_of(game))) continue;
    const auto choice = std::get<Choice>(choose(text, static_cast<std::uint64_t>(round), 0));
    if (!choice.turn) continue;
    const auto after = std::get<Played>(play_move(text, choice.turn->notation));
    CHECK(analysis_by(after.text).verdict.outcome == Outcome::Lose);
  }
}

TEST_CASE("large graphs of both games are searched as far as the work goes",
          "[node-kayles][long][all]") {
  for (const char* game : {"node-kayles", "arc-kayles"}) {
    const Analysis beyond = analysis_by(grid(game, 30, 30));
    CHECK(beyond.verdict.outcome == Outcome::Undecided);
    CHECK_FALSE(beyond.moves.count.has_value());
    const Analysis misere = analysis_by(grid(game, 30, 30) + "&play=misere");
    CHECK(misere.verdict.outcome == Outcome::Undecided);
    CHECK(analysis_by(path(game, 100'000)).verdict.outcome == Outcome::Undecided);
  }
}

TEST_CASE("what is wrong with Node Kayles is said with the item", "[node-kayles][problems]") {
  const std::string game = "game=node-kayles&";
  CHECK(problem_told("game=node-kayles") == "edges: : node-kayles-edges");
  CHECK(problem_told(game + "edges=a-b,b-a") == "edges: a-b: tree-each-edge-once");
  CHECK(problem_told(game + "edges=a-a") == "edges: a-a: tree-different-nodes");
  CHECK(problem_told(game + "edges=a-b&tokens=?") == "tokens: ?: graph-node");
  CHECK(problem_told(game + "edges=a-b,c-d&tokens=c,c") == "tokens: c: graph-each-node-once");
  CHECK(problem_told(game + "edges=a-b&tokens=a,b") == "tokens: b: node-kayles-apart");
  CHECK(problem_told(game + "edges=a-b&at=a@1") == "at: a@1: graph-spot");
  CHECK(problem_told(game + "edges=&tokens=") == "");
  CHECK(problem_told("game=arc-kayles&edges=a-b&tokens=a,b") == "");
  CHECK(problem_told("game=arc-kayles&edges=a-b&tokens=a,a") == "tokens: a: graph-each-node-once");
}

}  // namespace grundy
