#include "params/labels.hpp"

#include "families/graph/graph.hpp"
#include "games/analyze.hpp"
#include "games/play_move.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

std::string canonical(const std::string& text) { return write_game(game_of(text)); }

std::string played(const std::string& text, const char* move) {
  const auto answer = play_move(text, move);
  return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text : "";
}

// Some printable text, with all signs that mean something in a text of a position.
std::string random_label(Random& random) {
  const std::vector<std::string> signs{"%",  ",", "&",  "#", " ", ":", "=", "-", "@", "+",  ";",
                                       "\"", "<", "\\", "a", "B", "7", "_", "ä", "Ω", "犬", "🂡"};
  std::string label = "x";
  for (std::uint32_t i = random.below(12); i > 0; --i) {
    label += signs[random.below(static_cast<std::uint32_t>(signs.size()))];
  }
  return label + "y";
}

}  // namespace

TEST_CASE("a label with any printable signs is read as it was written", "[labels][round-trip]") {
  Random random(901);
  for (int round = 0; round < 2000; ++round) {
    const std::string label = random_label(random);
    CAPTURE(label);
    const std::string value = write_label("a", label);
    const std::string text =
        write_params({{"game", "graph"}, {"arcs", "a-b"}, {"tokens", "a"}, {"labels", value}});
    const Game game = game_of(text);
    REQUIRE(game.position.as<Graph>()->labels == std::vector<Label>{{0, label}});
    CHECK(write_game(game) == text);
    CHECK(text.find_first_of(" #") == std::string::npos);
  }
}

TEST_CASE("labels stand in the order of the nodes, and one like its node is left out",
          "[labels][round-trip]") {
  const std::string graph = "game=graph&arcs=a-b&tokens=a";
  CHECK(canonical(graph + "&labels=b:Two,a:One") == graph + "&labels=a:One,b:Two");
  CHECK(canonical(graph + "&labels=a:a") == graph);
  CHECK(canonical(graph + "&labels=%20b%20:%20Two%20") == graph + "&labels=b:Two");
  CHECK(canonical(graph + "&labels=") == graph);
  // A node that its label alone names stays.
  CHECK(canonical(graph + "&labels=z:z,b:Two") == graph + "&labels=b:Two,z:z");
  CHECK(canonical("game=tree&parents=0,1&coins=0,1&labels=2:Leaf,1:1") ==
        "game=tree&parents=0,1&coins=0,1&labels=2:Leaf");
}

TEST_CASE("every family with drawn nodes takes labels and keeps them when a move is played",
          "[labels][play]") {
  const std::string labels = "&labels=a:One%20%26%20two,b:Three";
  for (const char* text : {"game=graph&arcs=a-b&tokens=a", "game=geography&edges=a-b&token=a",
                           "game=node-kayles&edges=a-b", "game=arc-kayles&edges=a-b"}) {
    CAPTURE(text);
    const std::string labelled = text + labels;
    CHECK(canonical(labelled) == labelled);
    const bool on_edge = labelled.find("arc-kayles") != std::string::npos;
    const std::string after = played(labelled, on_edge ? "1:a-b" : "1:b");
    REQUIRE(after.size() > labels.size());
    CHECK(after.substr(after.size() - labels.size()) == labels);
  }
  CHECK(played("game=tree&parents=0,1&coins=0,1&labels=2:Leaf", "2:0") ==
        "game=tree&parents=0,1&coins=1,0&labels=2:Leaf");
}

TEST_CASE("in Hackenbush a label falls with its node", "[labels][play][hackenbush]") {
  const std::string picture = "game=hackenbush&edges=0-a,a-b,0-c&labels=0:Soil,a:One,b:Two,c:Tree";
  CHECK(canonical(picture) == picture);
  CHECK(played(picture, "2:a-b") == "game=hackenbush&edges=0-a,0-c&labels=0:Soil,a:One,c:Tree");
  CHECK(played(picture, "1:0-a") == "game=hackenbush&edges=0-c&labels=0:Soil,c:Tree");
}

TEST_CASE("a label has up to 64 characters, however many bytes each takes", "[labels][problems]") {
  const auto reads = [](const std::string& label) {
    const auto answer = analyze("game=graph&arcs=a-b&tokens=a&labels=a:" + label);
    return std::holds_alternative<Analysis>(answer);
  };
  const auto times = [](std::size_t count, const std::string& sign) {
    std::string text;
    while (count-- > 0) text += sign;
    return text;
  };
  for (const char* sign : {"x", "ä", "犬", "🂡"}) {
    CHECK(reads(times(64, sign)));
    CHECK_FALSE(reads(times(65, sign)));
  }
  // Controls, broken and overlong UTF-8, halves of pairs.
  for (const char* wrong : {"%2500", "%257F", "%25C2%2580", "%25E2%2580%25A8", "%25E2%2581%25A6",
                            "%25FF", "%25C3", "%25C0%25AF", "%25ED%25A0%2580",
                            "%25F4%2590%2580%2580", "%25EF%25BB%25BF", "%2", "%25zz"}) {
    CAPTURE(wrong);
    CHECK_FALSE(reads(std::string("x") + wrong + "y"));
  }
}

TEST_CASE("at most ten thousand nodes have labels", "[labels][problems]") {
  const auto labelled = [](int count) {
    std::string text = "game=graph&arcs=&tokens=&labels=";
    for (int i = 0; i < count; ++i) {
      text += (i > 0 ? ",n" : "n") + std::to_string(i) + ":x";
    }
    return analyze(text);
  };
  CHECK(std::holds_alternative<Analysis>(labelled(10'000)));
  const auto over = labelled(10'001);
  REQUIRE(std::holds_alternative<Problems>(over));
  CHECK(std::get<Problems>(over).list().front().code == ProblemCode::Limit);
}

}  // namespace grundy
