#include "families/graph/graph.hpp"

#include <set>

#include "games/analyze.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Turn = std::vector<Change>;

std::set<Turn> listed_turns(const Analysis& analysis) {
  std::set<Turn> turns;
  for (const PlayedTurn& played : analysis.moves.list) {
    Turn turn;
    for (const Move& move : played.moves) turn.push_back({move.item, move.to});
    turns.insert(turn);
  }
  return turns;
}

// Returns 1 if the position was compared, 0 if it is too large.
int check_against_fix_point(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const LoopOracle oracle(game);
  if (oracle.too_large()) return 0;
  const Analysis analysis = analyze(game);
  REQUIRE(analysis.verdict.outcome == oracle.outcome());
  if (analysis.verdict.remoteness) CHECK(*analysis.verdict.remoteness == oracle.remoteness());
  std::set<Turn> winning;
  for (const auto& [turn, remoteness] : oracle.winning_turns()) winning.insert(turn.moves);
  CHECK(analysis.moves.count == BigCount(winning.size()));
  CHECK(listed_turns(analysis) == winning);
  return 1;
}

std::string problem_of(const std::string& text) {
  const auto answer = analyze(text);
  const auto* problems = std::get_if<Problems>(&answer);
  if (problems == nullptr) return "";
  const Problem& first = problems->list().front();
  std::string told = first.key + ": " + first.item + ": " + std::string(first.expected.code);
  for (const std::string& value : first.expected.values) told += " " + value;
  return told;
}

}  // namespace

TEST_CASE("a token on a graph is solved as round after round solves it", "[graph][oracle]") {
  Random random(501);
  for (int round = 0; round < rounds(3000); ++round) {
    const std::string text = random_graph(random, 1 + random.below(9), 1);
    CAPTURE(text);
    const Game game = game_of(text);
    const LoopOracle oracle(game);
    REQUIRE(check_against_fix_point(text) == 1);
    const Analysis analysis = analyze(game);
    REQUIRE(analysis.grundy.has_value() == oracle.number().finite.has_value());
    if (analysis.grundy) CHECK(*analysis.grundy == *oracle.number().finite);
  }
}

TEST_CASE("several tokens are decided under every compound rule", "[graph][oracle][sum]") {
  Random random(502);
  int checked = 0;
  for (int round = 0; round < rounds(400); ++round) {
    const std::string text = random_graph(random, 2 + random.below(5), 2 + random.below(2));
    for (const char* sum : kEveryRule) {
      checked += check_against_fix_point(text + "&sum=" + sum);
    }
  }
  CHECK(checked > 1500);
}

TEST_CASE("a way out of a circle is told", "[graph]") {
  const std::string circle = "game=graph&arcs=a-b,b-c,c-a";
  CHECK(analyze(game_of(circle + "&tokens=a")).verdict.outcome == Outcome::Draw);
  const Analysis out = analyze(game_of(circle + ",c-end&tokens=c"));
  CHECK(out.verdict.outcome == Outcome::Win);
  REQUIRE(out.moves.list.size() == 1);
  CHECK(out.moves.list[0].notation == "1:end");
}

TEST_CASE("a token moves along an arc and nowhere else", "[graph]") {
  const std::string text = "game=graph&arcs=a-b,b-c&tokens=a,b";
  const auto played = play_move(text, "1:b");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).text == "game=graph&arcs=a-b,b-c&tokens=b,b");
  for (const char* wrong : {"1:c", "1:a", "2:b", "3:c", "1:x", "1:"}) {
    CAPTURE(wrong);
    CHECK(!std::holds_alternative<Played>(play_move(text, wrong)));
  }
}

TEST_CASE("a loop alone is a draw, in misere play too", "[graph]") {
  for (const char* play : {"", "&play=misere"}) {
    const Analysis loop = analyze(game_of(std::string("game=graph&arcs=a-a&tokens=a") + play));
    CHECK(loop.verdict.outcome == Outcome::Draw);
    CHECK(loop.moves.list.empty());
    CHECK_FALSE(loop.grundy.has_value());
  }
}

TEST_CASE("a turn along a loop leaves the same position, and is a turn", "[graph][play]") {
  const std::string text = "game=graph&arcs=a-a,a-b&tokens=a,b";
  const auto played = play_move(text, "1:a");
  REQUIRE(std::holds_alternative<Played>(played));
  CHECK(std::get<Played>(played).text == text);
  CHECK(std::get<Played>(played).turn.moves.size() == 1);
  CHECK_FALSE(std::holds_alternative<Played>(play_move(text, "2:b")));
  const auto page = std::get<Continuations>(continuations(text, 0));
  CHECK(page.count == 2);
  // All that can move must: one token goes along its loop while the other ends the game.
  const Analysis all = analyze(game_of("game=graph&arcs=a-a,b-c&tokens=a,b&sum=conjunctive"));
  REQUIRE(all.verdict.outcome == Outcome::Win);
  REQUIRE(all.moves.list.size() == 1);
  CHECK(all.moves.list[0].notation == "1:a 2:c");
}

TEST_CASE("every graph of two or three nodes with loops is solved as round after round solves it",
          "[graph][oracle][sum]") {
  const auto arcs_in = [](std::uint32_t nodes, std::uint32_t set) {
    std::string arcs;
    for (std::uint32_t arc = 0; arc < nodes * nodes; ++arc) {
      if ((set >> arc & 1) == 0) continue;
      arcs += (arcs.empty() ? "n" : ",n") + std::to_string(arc / nodes) + "-n" +
              std::to_string(arc % nodes);
    }
    return "game=graph&arcs=" + arcs + "&tokens=";
  };
  int checked = 0;
  for (const char* sum : kEveryRule) {
    for (const char* play : {"", "&play=misere"}) {
      const std::string rules = std::string("&sum=") + sum + play;
      for (std::uint32_t set = 0; set < 16; ++set) {
        for (const char* tokens : {"n0", "n0,n0", "n0,n1", "n0,n0,n1", "n1,n0,n1"}) {
          checked += check_against_fix_point(arcs_in(2, set) + tokens + rules);
        }
      }
      for (std::uint32_t set = 0; set < 512; set += 3) {
        for (const char* tokens : {"n0", "n0,n1"}) {
          checked += check_against_fix_point(arcs_in(3, set) + tokens + rules);
        }
      }
    }
  }
  CHECK(checked > 3000);
}

TEST_CASE("parallel arcs are kept in the text and are one move", "[graph]") {
  const std::string text = "game=graph&arcs=a-b,a-b,a-a,b-c,a-a&tokens=a";
  const Game game = game_of(text);
  CHECK(write_game(game) == text);
  CHECK(std::get<Continuations>(continuations(text, 0)).count == 2);
  const Analysis doubled = analyze(game_of("game=graph&arcs=a-b,a-b&tokens=a,a"));
  const Analysis simple = analyze(game_of("game=graph&arcs=a-b&tokens=a,a"));
  CHECK(doubled.verdict.outcome == simple.verdict.outcome);
  CHECK(doubled.grundy == simple.grundy);
}

TEST_CASE("what is wrong with a graph is said with the item", "[graph][problems]") {
  const std::string arc = "graph-arc";
  const std::string node = "graph-node";
  CHECK(problem_of("game=graph&arcs=1-2,3&tokens=1") == "arcs: 3: " + arc);
  CHECK(problem_of("game=graph&arcs=1-2-3&tokens=1") == "arcs: 1-2-3: " + arc);
  CHECK(problem_of("game=graph&arcs=1-&tokens=1") == "arcs: : " + node);
  CHECK(problem_of("game=graph&arcs=1-a.b&tokens=1") == "arcs: a.b: " + node);
  CHECK(problem_of("game=graph&arcs=1-2&tokens=1,?") == "tokens: ?: " + node);
  CHECK(problem_of("game=graph&arcs=1-2") == "tokens: : graph-tokens");
  CHECK(problem_of("game=graph&arcs=&tokens=1") == "");
  const std::string graph = "game=graph&arcs=1-2&tokens=1&at=";
  CHECK(problem_of(graph + "1@2") == "at: 1@2: graph-spot");
  CHECK(problem_of(graph + "1@2.10000") == "at: 1@2.10000: graph-distances 0 9999");
  CHECK(problem_of(graph + "1@2.3,1@4.5") == "at: 1: graph-each-node-once");
}

TEST_CASE("a graph is read as it was written, and nodes without arcs are kept", "[graph]") {
  const std::string text = "game=graph&arcs=b-a,a-b&tokens=c,b,b&at=d@5.7,a@0.9999";
  const Game game = game_of(text);
  CHECK(write_game(game) == text);
  CHECK(game.position.as<Graph>()->names == std::vector<std::string>{"b", "a", "c", "d"});
}

}  // namespace grundy
