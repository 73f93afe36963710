#include "families/hackenbush/hackenbush.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

#include "families/hackenbush/fusion.hpp"
#include "games/analyze.hpp"
#include "games/choose.hpp"
#include "games/continuations.hpp"
#include "games/play_move.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;
using Edges = std::vector<Edge>;

std::string text_of(const Edges& edges) {
  std::string list;
  for (const auto& [a, b] : edges) {
    list += (list.empty() ? "" : ",") + std::to_string(a) + "-" + std::to_string(b);
  }
  return "game=hackenbush&edges=" + list;
}

std::uint64_t grundy_by_cuts(const std::string& text) {
  const Game game = game_of(text);
  return Oracle(game).grundy(start_of(game));
}

Analysis analysis_by(const std::string& text) { return analyze(game_of(text)); }

std::set<std::vector<Change>> turns_told(const Game& game, const Analysis& analysis) {
  std::set<std::vector<Change>> turns;
  for (const PlayedTurn& turn : analysis.moves.list) turns.insert(changes_told(game, turn.moves));
  return turns;
}

// Checks Grundy number, outcome, remoteness and winning cuts against plain recursion.
void check_against_cuts(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  Oracle oracle(game);
  const Whole start = start_of(game);
  const Analysis analysis = analyze(game);
  REQUIRE(analysis.grundy == oracle.grundy(start));
  REQUIRE(analysis.verdict.outcome == outcome_of(oracle.won(start)));
  CHECK(analysis.verdict.remoteness == oracle.remoteness(start));
  std::set<std::vector<Change>> winning;
  for (const WholeTurn& turn : oracle.winning_turns(start)) winning.insert(turn.moves);
  CHECK(analysis.moves.count == BigCount(winning.size()));
  CHECK(turns_told(game, analysis) == winning);
}

// Renumbers the nodes above the ground by a hash of their neighbourhood. Pictures that become equal have the same
// shape, and pictures of the same shape mostly become equal.
Edges renumbered(const Edges& edges) {
  std::uint32_t nodes = 1;
  for (const auto& [a, b] : edges) nodes = std::max({nodes, a + 1, b + 1});
  std::vector<std::uint64_t> colour(nodes, 1);
  colour[0] = 0;
  for (std::uint32_t round = 0; round < nodes; ++round) {
    std::vector<std::vector<std::uint64_t>> near(nodes);
    for (const auto& [a, b] : edges) {
      near[a].push_back(colour[b] * 2 + (a == b));
      near[b].push_back(colour[a] * 2 + (a == b));
    }
    for (std::uint32_t node = 1; node < nodes; ++node) {
      std::sort(near[node].begin(), near[node].end());
      std::uint64_t mixed = colour[node];
      for (const std::uint64_t other : near[node])
        mixed = (mixed ^ other) * 0x9E3779B97F4A7C15u + 7;
      near[node].assign(1, mixed | 1);
    }
    for (std::uint32_t node = 1; node < nodes; ++node) colour[node] = near[node][0];
  }
  std::vector<std::uint32_t> order(nodes);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin() + 1, order.end(), [&](auto a, auto b) { return colour[a] < colour[b]; });
  std::vector<std::uint32_t> name(nodes);
  for (std::uint32_t place = 0; place < nodes; ++place) name[order[place]] = place;
  Edges renamed;
  for (const auto& [a, b] : edges) renamed.push_back(std::minmax(name[a], name[b]));
  std::sort(renamed.begin(), renamed.end());
  return renamed;
}

// All pictures with so many edges that all hang on the ground, each shape at least once.
std::set<Edges> pictures_of(std::size_t edges) {
  std::set<Edges> pictures{{}};
  for (std::size_t count = 0; count < edges; ++count) {
    std::set<Edges> larger;
    for (const Edges& picture : pictures) {
      std::uint32_t nodes = 1;
      for (const auto& [a, b] : picture) nodes = std::max(nodes, b + 1);
      for (std::uint32_t a = 0; a < nodes; ++a) {
        for (std::uint32_t b = a; b <= nodes; ++b) {
          Edges more = picture;
          more.push_back({a, b});
          larger.insert(renumbered(more));
        }
      }
    }
    pictures = std::move(larger);
  }
  return pictures;
}

// A picture that the steps of an explanation simplify one by one.
class Simplified {
 public:
  explicit Simplified(const Hackenbush& picture) {
    for (const auto& [a, b] : picture.arcs) edges_.push_back({a, b});
    next_ = static_cast<std::uint32_t>(picture.names.size());
    gone_.assign(edges_.size(), false);
    nodes_.resize(next_);
    std::iota(nodes_.begin(), nodes_.end(), 0);
  }

  // Fuses the two ends of each of these edges into one node.
  void fuse(const Items& items) {
    for (const std::uint32_t item : items) {
      const auto [a, b] = edges_[item];
      const std::uint32_t into = std::min(at(a), at(b));
      const std::uint32_t from = std::max(at(a), at(b));
      for (std::uint32_t& node : nodes_) {
        if (node == from) node = into;
      }
    }
  }
  // Replaces these edges at one node, with everything above them, by a stalk of `length` edges.
  void join(const Items& items, std::uint64_t length) {
    std::uint32_t foot = common_end(items);
    for (const std::uint32_t item : items) take(item, foot);
    for (std::uint64_t i = 0; i < length; ++i) {
      edges_.push_back({foot, next_});
      gone_.push_back(false);
      nodes_.push_back(next_);
      foot = next_++;
    }
  }
  std::uint64_t number() const {
    Edges left;
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      if (!gone_[i]) left.push_back({at(edges_[i].first), at(edges_[i].second)});
    }
    return grundy_by_cuts(text_of(left));
  }

 private:
  std::uint32_t at(std::uint32_t node) const { return nodes_[node]; }
  std::uint32_t common_end(const Items& items) const {
    std::set<std::uint32_t> common{at(edges_[items[0]].first), at(edges_[items[0]].second)};
    for (const std::uint32_t item : items) {
      std::erase_if(common, [&](std::uint32_t node) {
        return node != at(edges_[item].first) && node != at(edges_[item].second);
      });
    }
    // Parallel edges share both ends. The smaller number is nearer to the ground.
    REQUIRE(!common.empty());
    return *common.begin();
  }
  void take(std::size_t item, std::uint32_t foot) {
    if (gone_[item]) return;
    gone_[item] = true;
    for (const std::uint32_t end : {at(edges_[item].first), at(edges_[item].second)}) {
      if (end == foot) continue;
      for (std::size_t i = 0; i < edges_.size(); ++i) {
        if (!gone_[i] && (at(edges_[i].first) == end || at(edges_[i].second) == end)) take(i, foot);
      }
    }
  }

  Edges edges_;
  std::vector<bool> gone_;
  std::vector<std::uint32_t> nodes_;
  std::uint32_t next_ = 0;
};

// Checks that no step of the explanation changes the Grundy number. Returns the number of steps.
int check_steps(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const Analysis analysis = analyze(game);
  Simplified picture(*game.position.as<Hackenbush>());
  const std::uint64_t value = grundy_by_cuts(text);
  int steps = 0;
  for (const Step& step : analysis.steps) {
    if (const auto* fusion = std::get_if<CountStep>(&step.shape())) {
      REQUIRE(fusion->kind == StepKind::Fusion);
      CHECK(fusion->count == fusion->items.size());
      CHECK(fusion->beside == fusion->count % 2);
      picture.fuse(fusion->items);
    } else if (const auto* colon = std::get_if<ValuesStep>(&step.shape())) {
      REQUIRE(colon->kind == StepKind::Colon);
      CHECK(std::accumulate(colon->values.begin(), colon->values.end(), std::uint64_t{0},
                            std::bit_xor<>()) == colon->result);
      picture.join(colon->items, *colon->result);
    } else {
      continue;
    }
    ++steps;
    CHECK(picture.number() == value);
  }
  return steps;
}

std::string problem_told(const std::string& text) {
  const auto answer = analyze(text);
  const auto* problems = std::get_if<Problems>(&answer);
  if (problems == nullptr) return "";
  const Problem& first = problems->list().front();
  std::string told = first.key + ": " + first.item + ": " + std::string(first.expected.code);
  for (const std::string& value : first.expected.values) told += " " + value;
  return told;
}

std::string path(std::size_t edges) {
  std::string list = "0-1";
  for (std::size_t i = 1; i < edges; ++i)
    list += "," + std::to_string(i) + "-" + std::to_string(i + 1);
  return "game=hackenbush&edges=" + list;
}

}  // namespace

TEST_CASE("every small picture is solved as cuts solve it", "[hackenbush][oracle]") {
  std::size_t pictures = 0;
  for (std::size_t edges = 0; edges <= 5; ++edges) {
    for (const Edges& picture : pictures_of(edges)) {
      check_against_cuts(text_of(picture));
      check_against_cuts(text_of(picture) + "&play=misere");
      ++pictures;
    }
  }
  CHECK(pictures > 390);
}

TEST_CASE("so is every picture of six edges", "[hackenbush][oracle][long]") {
  for (const Edges& picture : pictures_of(6)) check_against_cuts(text_of(picture));
}

TEST_CASE("so is every picture of seven edges", "[hackenbush][oracle][long][all]") {
  for (const Edges& picture : pictures_of(7)) check_against_cuts(text_of(picture));
}

TEST_CASE("random pictures are solved as cuts solve them", "[hackenbush][oracle][long]") {
  Random random(701);
  for (int round = 0; round < rounds(150); ++round) {
    check_against_cuts(random_hackenbush(random, 6 + random.below(6)));
  }
}

TEST_CASE("each step of the explanation keeps the value", "[hackenbush][oracle]") {
  Random random(702);
  int steps = 0;
  for (int round = 0; round < rounds(300); ++round) {
    std::string text = random_hackenbush(random, 3 + random.below(7));
    steps += check_steps(text.substr(0, text.find("&play")));
  }
  CHECK(steps > 250);
}

TEST_CASE("pictures of books have their values", "[hackenbush]") {
  // Winning Ways, ch. 7: stalks are Nim heaps; a cycle has Grundy number 1 if its length is odd, else 0.
  CHECK(analysis_by("game=hackenbush&edges=0-a,a-b,b-c,0-d,d-e,0-f").grundy == 0);
  CHECK(analysis_by("game=hackenbush&edges=0-a,a-b,b-0").grundy == 1);
  CHECK(analysis_by("game=hackenbush&edges=0-a,a-b,b-c,c-0").grundy == 0);
  CHECK(analysis_by("game=hackenbush&edges=0-a,a-a").grundy == 2);
  CHECK(analysis_by("game=hackenbush&edges=0-a,a-b,b-c,c-a").grundy == 2);
  CHECK(analysis_by("game=hackenbush&edges=x-y").grundy == 0);
}

TEST_CASE("a cut lets fall what hangs on it", "[hackenbush][play]") {
  const std::string text = "game=hackenbush&edges=0-a,a-b,b-c,x-y,0-d&at=b@5.7,d@1.2";
  const auto played = [&](const char* move) {
    const auto answer = play_move(text, move);
    return std::holds_alternative<Played>(answer) ? std::get<Played>(answer).text : "";
  };
  CHECK(played("2:a-b") == "game=hackenbush&edges=0-a,0-d&at=d@1.2");
  CHECK(played("1:0-a") == "game=hackenbush&edges=0-d&at=d@1.2");
  CHECK(played("5:0-d") == "game=hackenbush&edges=0-a,a-b,b-c&at=b@5.7");
  for (const char* wrong : {"4:x-y", "2:b-a", "1:a-b", "6:0-a", "2:", "0:0-a"}) {
    CAPTURE(wrong);
    CHECK(played(wrong).empty());
  }
}

TEST_CASE("legal cuts and choices are told as they are played", "[hackenbush][play]") {
  Random random(703);
  for (int round = 0; round < 60; ++round) {
    const std::string text = random_hackenbush(random, 2 + random.below(6));
    CAPTURE(text);
    const Game game = game_of(text);
    Oracle oracle(game);
    const auto page = std::get<Continuations>(continuations(text, 0));
    std::size_t legal = 0;
    for (const WholeMove& move : moves_of(game, start_of(game))) {
      REQUIRE(legal < page.list.size());
      const Continuation& next = page.list[legal++];
      CHECK(next.turn.notation == notation_of(game, move.item, move.to));
      CHECK(next.outcome == letter(oracle.won(move.after)));
      CHECK(next.remoteness == oracle.remoteness(move.after));
      const auto after = std::get<Played>(play_move(text, next.turn.notation));
      CHECK(after.turn.moves == next.turn.moves);
      CHECK(analysis_by(after.text).verdict.outcome == outcome_of(oracle.won(move.after)));
    }
    CHECK(page.count == legal);
    if (!oracle.won(start_of(game))) continue;
    const auto choice = std::get<Choice>(choose(text, static_cast<std::uint64_t>(round), 0));
    if (!choice.turn) continue;
    const auto after = std::get<Played>(play_move(text, choice.turn->notation));
    CHECK(analysis_by(after.text).verdict.outcome == Outcome::Lose);
  }
}

TEST_CASE("a rule that lets no component move ends the game, any other leaves it as it is",
          "[hackenbush][sum]") {
  const std::string text = "game=hackenbush&edges=0-a,a-b,0-c";
  CHECK(analysis_by(text + "&sum=not-all").verdict.outcome == Outcome::Lose);
  CHECK(analysis_by(text + "&sum=selective").verdict.outcome == Outcome::Win);
}

TEST_CASE("pictures of 100,000 edges are solved, and their cuts within the work",
          "[hackenbush][long]") {
  const Analysis high = analysis_by(path(100'000));
  CHECK(high.grundy == 100'000);
  CHECK(high.moves.count == BigCount(1));
  CHECK(high.moves.list[0].notation == "1:0-1");
  const Analysis round = analysis_by(path(99'999) + ",99999-0");
  CHECK(round.grundy == 0);
  const Analysis odd = analysis_by(path(100'000) + ",100000-0");
  CHECK(odd.grundy == 1);
  CHECK_FALSE(odd.moves.count.has_value());
  const Analysis misere = analysis_by(path(100'000) + "&play=misere");
  CHECK(misere.verdict.outcome == Outcome::Undecided);
}

TEST_CASE("the cuts of a cycle are told by what they leave", "[hackenbush]") {
  // A cut in the middle of an odd cycle leaves two equal stalks.
  const Analysis cycle = analysis_by("game=hackenbush&edges=0-a,a-b,b-c,c-d,d-0");
  REQUIRE(cycle.moves.list.size() == 1);
  CHECK(cycle.moves.list[0].notation == "3:b-c");
}

std::string name_of(const std::string& text, const ItemMove& cut) {
  return write_stalk(*game_of(text).position.as<Hackenbush>(), cut.item);
}

TEST_CASE("a reply to a cut names the edges of the first picture", "[hackenbush][play]") {
  Random random(1307);
  std::vector<std::string> texts{"game=hackenbush&edges=0-1,0-2,0-0&sum=continued&play=misere",
                                 "game=hackenbush&edges=a-b,0-c,0-c,c-d,c-e"};
  for (int round = 0; round < rounds(120); ++round) {
    texts.push_back(random_hackenbush(random, 2 + random.below(5)));
  }
  int replies = 0;
  for (const std::string& text : texts) {
    const auto turns = std::get<Continuations>(continuations(text, 0));
    for (const Continuation& next : turns.list) {
      if (!next.reply) continue;
      const std::string after = std::get<Played>(play_move(text, next.turn.notation)).text;
      CAPTURE(text, next.turn.notation, after, next.reply->notation);
      const auto played = play_move(after, next.reply->notation);
      REQUIRE(std::holds_alternative<Played>(played));
      const ItemMove& cut = std::get<Played>(played).turn.moves[0];
      CHECK(name_of(after, cut) == name_of(text, next.reply->moves[0]));
      CHECK(cut.changes.size() == next.reply->moves[0].changes.size());
      const Game answered = game_of(std::get<Played>(played).text);
      CHECK_FALSE(Oracle(answered).won(start_of(answered)));
      ++replies;
    }
  }
  CHECK(replies > 100);
}

TEST_CASE("what is wrong with a picture is said with the item", "[hackenbush][problems]") {
  const std::string edge = "hackenbush-edge";
  const std::string node = "hackenbush-node";
  const std::string game = "game=hackenbush&edges=";
  CHECK(problem_told(game + "0-a,b") == "edges: b: " + edge);
  CHECK(problem_told(game + "0-a-b") == "edges: 0-a-b: " + edge);
  CHECK(problem_told(game + "0-") == "edges: : " + node);
  CHECK(problem_told(game + "0-a.b") == "edges: a.b: " + node);
  CHECK(problem_told("game=hackenbush") == "edges: : hackenbush-edges");
  CHECK(problem_told(game) == "");
  CHECK(problem_told(game + "0-a,0-a,a-a,0-0") == "");
  CHECK(problem_told(game + "0-a&at=a@1") == "at: a@1: hackenbush-spot");
  CHECK(problem_told(game + "0-a&at=a@1.10000") == "at: a@1.10000: hackenbush-distances 0 9999");
  CHECK(problem_told(game + "0-a&at=0@1.1") == "at: 0@1.1: hackenbush-above-ground");
  CHECK(problem_told(game + "0-a&at=a@1.2,a@4.5") == "at: a: hackenbush-each-node-once");
}

}  // namespace grundy
