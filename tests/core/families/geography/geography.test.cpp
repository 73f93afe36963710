#include "families/geography/geography.hpp"

#include <set>

#include "core/families/geography/checked_walks.hpp"
#include "families/geography/matching.hpp"
#include "families/geography/stage.hpp"
#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Analysis analysis_by(const std::string& text) { return analyze(game_of(text)); }

// The explanation's set of edges must be a matching of the size it states, and cover the token as it states.
void check_matching(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const auto& graph = *game.position.as<Geography>();
  const Stage stage = stage_of(graph);
  for (const Step& step : analyze(game).steps) {
    const auto* matched = std::get_if<CountStep>(&step.shape());
    if (matched == nullptr) continue;
    REQUIRE(matched->kind == StepKind::Matched);
    CHECK(matched->count == matched->items.size());
    std::set<std::uint32_t> covered;
    for (const std::uint32_t edge : matched->items) {
      for (const std::uint32_t end : {graph.arcs[edge].from, graph.arcs[edge].to}) {
        CHECK(covered.insert(end).second);
        CHECK((stage.free[end] == 1 || graph.token == end));
      }
    }
    if (graph.token) {
      CHECK((covered.count(*graph.token) == 1) == (matched->beside == 1));
      CHECK((analysis_by(text).verdict.outcome == Outcome::Win) == (matched->beside == 1));
    }
  }
}

// The size of a maximum matching, by trying all.
std::size_t most_matched(const std::vector<Arc>& edges, std::size_t next, std::uint64_t used) {
  if (next == edges.size()) return 0;
  const auto [a, b] = edges[next];
  const std::uint64_t ends = std::uint64_t{1} << a | std::uint64_t{1} << b;
  const std::size_t without = most_matched(edges, next + 1, used);
  if ((used & ends) != 0) return without;
  return std::max(without, 1 + most_matched(edges, next + 1, used | ends));
}

// A list of links, each as often as it says.
std::string copies(std::initializer_list<std::pair<const char*, std::uint32_t>> links) {
  std::string list;
  for (const auto& [link, times] : links) {
    for (std::uint32_t time = 0; time < times; ++time)
      list += (list.empty() ? "" : ",") + std::string(link);
  }
  return list;
}

void check_every_graph(std::uint32_t nodes) {
  for (std::uint64_t edges = 0; edges < graphs_of(nodes); ++edges) {
    for (const char* token : kEitherToken) {
      const std::string text = text_of(nodes, edges, token);
      check_against_walks(text);
      check_matching(text);
    }
  }
}

void check_random_graphs(int count, std::uint32_t nodes, std::uint64_t seed) {
  Random random(seed);
  for (int round = 0; round < count; ++round) {
    const std::string text = random_geography(random, 2 + random.below(nodes - 1), EachOnce::Node);
    check_against_walks(text);
    check_matching(text);
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

TEST_CASE("every graph of up to five nodes is solved as walks solve it", "[geography][oracle]") {
  for (std::uint32_t nodes = 1; nodes <= 5; ++nodes) check_every_graph(nodes);
}

TEST_CASE("every graph of six nodes is solved as walks solve it", "[geography][oracle][all]") {
  check_every_graph(6);
}

TEST_CASE("random graphs are solved as walks solve them", "[geography][oracle]") {
  check_random_graphs(500, 10, 801);
}

TEST_CASE("many random graphs are solved as walks solve them", "[geography][oracle][all]") {
  check_random_graphs(10'000, 12, 802);
}

TEST_CASE("a matching is a largest one, and misses what some largest one misses",
          "[geography][oracle]") {
  Random random(803);
  for (int round = 0; round < rounds(600); ++round) {
    const std::uint32_t nodes = 2 + random.below(9);
    std::vector<Arc> edges;
    for (std::uint32_t a = 0; a < nodes; ++a) {
      for (std::uint32_t b = a + 1; b < nodes; ++b) {
        if (random.below(nodes) < 2) edges.push_back({a, b});
      }
    }
    std::vector<Arc> ways = edges;
    for (const auto& [a, b] : edges) ways.push_back({b, a});
    const StateGraph graph = graph_of(nodes, ways);
    const std::vector<std::uint8_t> all(nodes, 1);
    Work work;
    const Matching matching(graph, all, work);
    REQUIRE(matching.found());
    const std::size_t most = most_matched(edges, 0, 0);
    std::size_t matched = 0;
    for (std::uint32_t node = 0; node < nodes; ++node) {
      const auto mate = matching.mate(node);
      if (mate) CHECK(matching.mate(*mate) == node);
      matched += mate.has_value();
      CHECK(matching.may_miss(node) == (most_matched(edges, 0, std::uint64_t{1} << node) == most));
    }
    CHECK(matched == 2 * most);
  }
}

TEST_CASE("every small graph with loops and copies is solved as walks and trails solve it",
          "[geography][oracle]") {
  for (std::uint32_t code = 0; code < 216; ++code) {
    const std::string edges = copies({{"a-b", code % 3},
                                      {"c-b", code / 3 % 3},
                                      {"a-c", code / 9 % 3},
                                      {"a-a", code / 27 % 2},
                                      {"b-b", code / 54 % 2},
                                      {"c-c", code / 108}});
    for (const char* each : {"", "&each=edges"}) {
      for (const char* token : {"", "&token=a", "&token=b"}) {
        for (const char* play : {"", "&play=misere"}) {
          if (edges.size() > 30 && *play != 0) continue;
          check_against_walks("game=geography&edges=" + edges + each + token + play);
        }
      }
    }
  }
  for (std::uint32_t code = 0; code < 54; ++code) {
    const std::string arcs = copies(
        {{"a-b", code % 3}, {"b-a", code / 3 % 3}, {"a-a", code / 9 % 3}, {"b-b", code / 27}});
    for (const char* rules : {"", "&token=a", "&each=edges", "&each=edges&token=a"}) {
      check_against_walks("game=geography&arcs=" + arcs + rules);
      check_against_walks("game=geography&arcs=" + arcs + rules + "&play=misere");
    }
  }
}

TEST_CASE("published positions have their outcomes", "[geography]") {
  // Without a token the first player wins unless a matching covers all nodes, as in Petersen's graph.
  const std::string petersen =
      "game=geography&edges=a0-a1,a1-a2,a2-a3,a3-a4,a4-a0,b0-b2,b2-b4,b4-b1,b1-b3,b3-b0,"
      "a0-b0,a1-b1,a2-b2,a3-b3,a4-b4";
  CHECK(analysis_by(petersen).verdict.outcome == Outcome::Lose);
  CHECK(analysis_by(petersen + "&token=a0").verdict.outcome == Outcome::Win);
  CHECK(analysis_by("game=geography&edges=a-b,b-c").verdict.outcome == Outcome::Win);
}

TEST_CASE("a token leaves its node visited", "[geography][play]") {
  const auto played = [](const std::string& text, const char* move) {
    const auto answer = play_move("game=geography&" + text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text.substr(15) : "";
  };
  CHECK(played("edges=a-b,b-c,c-a&token=a", "1:b") == "edges=a-b,b-c,c-a&token=b&visited=a");
  CHECK(played("edges=a-b,b-c,c-a&token=b&visited=a", "1:c") ==
        "edges=a-b,b-c,c-a&token=c&visited=a,b");
  CHECK(played("edges=a-b,b-c&visited=b", "1:c") == "edges=a-b,b-c&token=c&visited=b");
  CHECK(played("edges=a-b,b-c,c-a&token=b&visited=a", "1:a").empty());
  CHECK(played("arcs=a-b&token=b", "1:a").empty());
  CHECK(played("edges=a-b,c-d&token=b", "1:d").empty());
  CHECK(played("edges=a-b&token=b", "2:a").empty());
}

TEST_CASE("legal moves and choices are told as they are played", "[geography][play]") {
  Random random(804);
  for (int round = 0; round < 60; ++round) {
    const EachOnce each = round % 2 == 0 ? EachOnce::Node : EachOnce::Edge;
    const std::string text = random_geography(random, 2 + random.below(6), each);
    CAPTURE(text);
    const Game game = game_of(text);
    Oracle oracle(game);
    const auto page = std::get<Continuations>(continuations(text, 0));
    const auto moves = moves_of(game, start_of(game));
    // Copies of an edge lead to the same node: one of them is a move.
    std::set<std::uint64_t> nodes;
    for (const WholeMove& move : moves) nodes.insert(move.to);
    CHECK(page.count == nodes.size());
    for (const Continuation& next : page.list) {
      const auto move = std::find_if(moves.begin(), moves.end(), [&](const WholeMove& one) {
        return next.turn.notation == notation_of(game, one.item, one.to);
      });
      REQUIRE(move != moves.end());
      CHECK(next.outcome == letter(oracle.won(move->after)));
      const auto after = std::get<Played>(play_move(text, next.turn.notation));
      CHECK(after.turn.moves == next.turn.moves);
      CHECK(analysis_by(after.text).verdict.outcome == outcome_of(oracle.won(move->after)));
    }
    if (!oracle.won(start_of(game))) continue;
    const auto choice = std::get<Choice>(choose(text, static_cast<std::uint64_t>(round), 0));
    if (!choice.turn) continue;
    const auto after = std::get<Played>(play_move(text, choice.turn->notation));
    CHECK(analysis_by(after.text).verdict.outcome == Outcome::Lose);
  }
}

TEST_CASE("large graphs are matched, or searched where they have no circles", "[geography]") {
  const Analysis even = analysis_by("game=geography&edges=" + path(10'000) + "&token=n5000");
  CHECK(even.verdict.outcome == Outcome::Win);
  CHECK(even.moves.count == BigCount(1));
  CHECK(even.moves.list[0].notation == "1:n4999");
  CHECK(even.number == DecidingNumber::Outcome);
  // In a graph without circles each node is one position.
  const Analysis directed = analysis_by("game=geography&arcs=" + path(200) + "&token=n1");
  CHECK(directed.verdict.outcome == Outcome::Win);
  CHECK(std::get<Searched>(directed.verdict.reason).positions == 200);
}

TEST_CASE("what is too large for a search of walks or trails is not decided",
          "[geography][long][all]") {
  std::string all;
  for (int a = 0; a < 40; ++a) {
    for (int b = 0; b < 40; ++b) {
      if (a != b) all += (all.empty() ? "n" : ",n") + std::to_string(a) + "-n" + std::to_string(b);
    }
  }
  for (const char* each : {"", "&each=edges"}) {
    const Analysis beyond = analysis_by("game=geography&arcs=" + all + "&token=n0" + each);
    CHECK(beyond.verdict.outcome == Outcome::Undecided);
    CHECK(std::holds_alternative<BeyondLimit>(beyond.verdict.reason));
    CHECK_FALSE(beyond.moves.count.has_value());
  }
}

TEST_CASE("what is wrong with a walk is said with the item", "[geography][problems]") {
  const std::string game = "game=geography&";
  CHECK(problem_told("game=geography") == "edges: : geography-edges");
  CHECK(problem_told(game + "edges=a-b&arcs=a-b") == "arcs: a-b: geography-edges-or-arcs");
  CHECK(problem_told(game + "arcs=a-b,b-a") == "");
  CHECK(problem_told(game + "edges=a-b&token=a,b") == "token: a,b: graph-node");
  CHECK(problem_told(game + "edges=a-b&visited=b,b") == "visited: b: graph-each-node-once");
  CHECK(problem_told(game + "edges=a-b&token=b&visited=b") ==
        "visited: b: geography-left-by-token");
  CHECK(problem_told(game + "edges=a-b&at=a@1") == "at: a@1: graph-spot");
  CHECK(problem_told(game + "edges=&token=") == "");
}

}  // namespace grundy
