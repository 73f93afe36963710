#include <set>

#include "core/families/geography/checked_walks.hpp"
#include "families/geography/stage.hpp"
#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

Analysis solved_trail(const std::string& text) { return analyze(game_of(text)); }

// The explanation's set of nodes must be an even kernel by its definition.
void check_kernel(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const auto& graph = *game.position.as<Geography>();
  const Stage stage = stage_of(graph);
  const Analysis analysis = analyze(game);
  for (const Step& step : analysis.steps) {
    const auto* kernel = std::get_if<CountStep>(&step.shape());
    if (kernel == nullptr) continue;
    REQUIRE(kernel->kind == StepKind::Kernel);
    CHECK(kernel->count == kernel->items.size());
    const std::set<std::uint32_t> nodes(kernel->items.begin(), kernel->items.end());
    std::vector<std::uint32_t> edges(graph.names.size(), 0);
    for (std::uint32_t edge = 0; edge < graph.arcs.size(); ++edge) {
      const auto [a, b] = graph.arcs[edge];
      if (stage.free[edge] == 0) continue;
      edges[a] += nodes.count(b) > 0;
      edges[b] += nodes.count(a) > 0;
      CHECK(nodes.count(a) + nodes.count(b) < 2);
    }
    const bool lost = analysis.verdict.outcome == Outcome::Lose;
    CHECK((kernel->beside == 1) == (lost == graph.token.has_value()));
    for (std::uint32_t node = 0; node < graph.names.size(); ++node) {
      CHECK(edges[node] % 2 == (kernel->beside == 0 && graph.token == node));
    }
    if (graph.token) CHECK(nodes.count(*graph.token) == kernel->beside);
    CHECK(nodes.empty() == (kernel->beside == 0 && !graph.token));
  }
}

void check_every_trail(std::uint32_t nodes) {
  for (std::uint64_t edges = 0; edges < graphs_of(nodes); ++edges) {
    for (const char* token : kEitherToken) {
      const std::string rules = std::string("&each=edges") + token;
      check_kernel(text_of(nodes, edges, rules));
      check_against_walks(text_of(nodes, edges, rules));
      check_against_walks(text_of(nodes, edges, rules + "&play=misere"));
    }
  }
}

// A random bipartite graph with some edges used.
std::string random_bipartite(Random& random) {
  const std::uint32_t left = 1 + random.below(4);
  const std::uint32_t right = 1 + random.below(4);
  std::string links;
  std::string used;
  std::uint32_t edges = 0;
  for (std::uint32_t a = 0; a < left; ++a) {
    for (std::uint32_t b = left; b < left + right; ++b) {
      // Some edges are there several times, some of them turned.
      while (edges < 9 && random.below(3) > 0) {
        const std::string link =
            random.below(2) > 0 ? name_of(a) + "-" + name_of(b) : name_of(b) + "-" + name_of(a);
        links += (edges++ > 0 ? "," : "") + link;
        if (random.below(7) == 0) used += (used.empty() ? "" : ",") + link;
      }
    }
  }
  const std::string token = "&token=" + name_of(random.below(left + right));
  return "game=geography&edges=" + links + "&each=edges" + (random.below(5) == 0 ? "" : token) +
         "&used=" + used;
}

void check_random_trails(int count, std::uint32_t nodes, std::uint64_t seed) {
  Random random(seed);
  for (int round = 0; round < count; ++round) {
    const std::string text = random_geography(random, 2 + random.below(nodes - 1), EachOnce::Edge);
    check_against_walks(text);
    check_kernel(text);
  }
}

std::string fault_of(const std::string& text) {
  const auto answer = analyze("game=geography&" + text);
  const auto* problems = std::get_if<Problems>(&answer);
  if (problems == nullptr) return "";
  const Problem& first = problems->list().front();
  return first.key + ": " + first.item + ": " + std::string(first.expected.code);
}

}  // namespace

TEST_CASE("every graph of up to five nodes is solved as trails solve it",
          "[geography][oracle][long]") {
  for (std::uint32_t nodes = 1; nodes <= 5; ++nodes) check_every_trail(nodes);
}

TEST_CASE("random graphs are solved as trails solve them", "[geography][oracle]") {
  check_random_trails(500, 6, 805);
}

TEST_CASE("many random graphs are solved as trails solve them", "[geography][oracle][all]") {
  check_random_trails(10'000, 7, 806);
}

TEST_CASE("an even kernel decides where a graph has two sides", "[geography][oracle]") {
  Random random(807);
  for (int round = 0; round < rounds(400); ++round) {
    const std::string text = random_bipartite(random);
    check_against_walks(text);
    check_kernel(text);
    const Analysis analysis = solved_trail(text);
    if (!std::holds_alternative<Theorem>(analysis.verdict.reason)) {
      CHECK(analysis.moves.count == BigCount(0));
      CHECK(std::get<Searched>(analysis.verdict.reason).positions == 1);
    }
  }
  // The odd circle c-d-e cannot be reached from the token, so the rest counts as bipartite.
  const Analysis apart = solved_trail("game=geography&edges=a-b,c-d,d-e,e-c&each=edges&token=a");
  CHECK(std::get<Theorem>(apart.verdict.reason) == Theorem::EvenKernel);
}

TEST_CASE("edges that are followed once decide otherwise than nodes", "[geography]") {
  // A walk around a circle ends after all its edges, so its length decides.
  for (std::uint32_t length = 3; length < 40; ++length) {
    std::string circle = "n0-n" + std::to_string(length - 1);
    for (std::uint32_t node = 1; node < length; ++node) {
      circle += "," + name_of(node - 1) + "-" + name_of(node);
    }
    const Analysis edges = solved_trail("game=geography&edges=" + circle + "&each=edges&token=n0");
    CHECK(edges.verdict.outcome == outcome_of(length % 2 == 1));
    CHECK(edges.verdict.remoteness == length);
    const Analysis nodes = solved_trail("game=geography&edges=" + circle + "&token=n0");
    CHECK(nodes.verdict.outcome == outcome_of(length % 2 == 0));
  }
  // In a tree the token can never return, so each node is one position.
  const Analysis tree = solved_trail("game=geography&edges=" + path(2000) + "&each=edges&token=n1");
  CHECK(std::get<Searched>(tree.verdict.reason).positions == 2000);
  CHECK(tree.verdict.outcome == Outcome::Win);
}

TEST_CASE("a token leaves its edge used", "[geography][play]") {
  const auto played = [](const std::string& text, const char* move) {
    const auto answer = play_move("game=geography&" + text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text.substr(15) : "";
  };
  CHECK(played("edges=a-b,b-c,c-a&each=edges&token=a", "1:c") ==
        "edges=a-b,b-c,c-a&each=edges&token=c&used=c-a");
  CHECK(played("edges=a-b,b-c,c-a&each=edges&token=a&used=a-b", "1:b").empty());
  CHECK(played("edges=a-b,b-c,c-a&each=edges&token=b&used=c-a,b-c", "1:a") ==
        "edges=a-b,b-c,c-a&each=edges&token=a&used=c-a,b-c,a-b");
  CHECK(played("edges=a-b&each=edges", "1:a") == "edges=a-b&each=edges&token=a");
  CHECK(played("edges=a-b&each=edges&token=b&used=a-b", "1:a").empty());
  CHECK(played("arcs=a-b,b-a&each=edges&token=b&used=a-b", "1:a") ==
        "arcs=a-b,b-a&each=edges&token=a&used=a-b,b-a");
}

TEST_CASE("each copy of an edge is followed once, and a loop stays at its node", "[geography]") {
  const auto outcome = [](const std::string& text) {
    return solved_trail("game=geography&" + text).verdict.outcome;
  };
  CHECK(outcome("arcs=0-1,0-1,1-0&each=edges&token=0") == Outcome::Win);
  CHECK(outcome("arcs=0-1,1-0&each=edges&token=0") == Outcome::Lose);
  const std::string bridges = "edges=A-B,A-B,A-C,A-C,A-D,B-D,C-D&each=edges";
  CHECK(outcome(bridges + "&token=A") == Outcome::Lose);
  CHECK(outcome("edges=a-a&each=edges&token=a") == Outcome::Win);
  CHECK(outcome("edges=a-a,a-a&each=edges&token=a") == Outcome::Lose);
  CHECK(outcome("edges=a-a&token=a") == Outcome::Lose);

  const auto played = [](const std::string& text, const char* move) {
    const auto answer = play_move("game=geography&" + text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text.substr(15) : "";
  };
  CHECK(played(bridges + "&token=A&used=A-B", "1:B") == bridges + "&token=B&used=A-B,A-B");
  CHECK(played(bridges + "&token=A&used=A-B,B-A", "1:B").empty());
  CHECK(played("edges=a-b,b-a,a-a&each=edges&token=a&used=b-a", "1:b") ==
        "edges=a-b,b-a,a-a&each=edges&token=b&used=a-b,b-a");
  CHECK(played("edges=a-b,a-a&each=edges&token=a", "1:a") ==
        "edges=a-b,a-a&each=edges&token=a&used=a-a");
  CHECK(played("edges=a-b,a-a&each=edges&token=a&used=a-a", "1:a").empty());
}

TEST_CASE("a town of nine hundred corners is decided at once", "[geography]") {
  std::string grid;
  for (int x = 0; x < 30; ++x) {
    for (int y = 0; y < 30; ++y) {
      const auto cell = [](int a, int b) {
        return name_of(static_cast<std::uint32_t>(30 * a + b));
      };
      if (x > 0) grid += "," + cell(x, y) + "-" + cell(x - 1, y);
      if (y > 0) grid += "," + cell(x, y) + "-" + cell(x, y - 1);
    }
  }
  const std::string town = "game=geography&edges=" + grid.substr(1) + "&each=edges";
  CHECK(solved_trail(town + "&token=n0").verdict.outcome != Outcome::Undecided);
  CHECK(solved_trail(town).verdict.outcome == Outcome::Win);
}

TEST_CASE("what is wrong with a trail is said with the item", "[geography][problems]") {
  const std::string edges = "edges=a-b,b-c&each=edges";
  CHECK(fault_of("edges=a-b&each=node") == "each: node: geography-each");
  CHECK(fault_of("edges=a-b&used=a-b") == "used: a-b: geography-visited-nodes");
  CHECK(fault_of(edges + "&visited=a") == "visited: a: geography-used-edges");
  CHECK(fault_of(edges + "&used=b-a,c-a") == "used: c-a: geography-link-there");
  CHECK(fault_of(edges + "&used=a-b,b-a") == "used: b-a: geography-no-copy-left");
  CHECK(fault_of(edges + "&used=a") == "used: a: graph-arc");
  CHECK(fault_of("arcs=a-b&each=edges&used=b-a") == "used: b-a: geography-link-there");
  CHECK(fault_of("arcs=a-b&each=edges&used=a-b,a-b") == "used: a-b: geography-no-copy-left");
  CHECK(fault_of(edges + "&used=&visited=&token=") == "");
}

}  // namespace grundy
