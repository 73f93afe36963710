#include <map>
#include <set>

#include "families/northcott/gaps.hpp"
#include "games/analyze.hpp"
#include "oracle/fix_point.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

/// All positions that the game can reach by the definition of its moves. The start is the first.
struct Reached {
  std::vector<Whole> positions;
  OptionLists options;
};

Reached reach(const Game& game) {
  Reached reached{{start_of(game)}, {}};
  std::map<Whole, std::uint32_t> number{{reached.positions[0], 0}};
  for (std::size_t next = 0; next < reached.positions.size(); ++next) {
    const std::vector<WholeMove> moves = moves_of(game, reached.positions[next]);
    reached.options.emplace_back();
    for (const WholeMove& move : moves) {
      const auto fresh = static_cast<std::uint32_t>(reached.positions.size());
      const auto [entry, added] = number.emplace(move.after, fresh);
      if (added) reached.positions.push_back(move.after);
      reached.options[next].push_back(entry->second);
    }
  }
  return reached;
}

using Slides = std::set<std::pair<std::size_t, std::uint64_t>>;

void check_northcott(const std::string& text) {
  CAPTURE(text);
  const Game game = game_of(text);
  const Reached reached = reach(game);
  const std::vector<Depth> depths = fix_point(reached.options, game.play);
  const Analysis analysis = analyze(game);
  REQUIRE(analysis.verdict.outcome == outcome_of(depths[0]));
  if (analysis.verdict.remoteness) CHECK(*analysis.verdict.remoteness == depths[0].remoteness);
  CHECK(analysis.verdict.remoteness.has_value() == (depths[0] != kNoEnd));
  Slides winning;
  Slides listed;
  const std::vector<WholeMove> moves = moves_of(game, start_of(game));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const Depth after = depths[reached.options[0][i]];
    if (outcome_of(after) == Outcome::Lose) winning.insert({moves[i].item, moves[i].to});
  }
  for (const PlayedTurn& turn : analysis.moves.list) {
    listed.insert({turn.moves[0].item, turn.moves[0].to});
  }
  CHECK(listed == winning);
  CHECK(analysis.moves.count == BigCount(winning.size()));
}

}  // namespace

TEST_CASE("Northcott's game is decided as round after round decides it", "[northcott][oracle]") {
  Random random(301);
  for (int round = 0; round < 300; ++round) check_northcott(random_northcott(random));
}

TEST_CASE("normal play of Northcott's game has no draws", "[northcott][law]") {
  for (const char* text : {"game=northcott&columns=4&rows=1-4,2-3,4-1",
                           "game=northcott&columns=7&rows=2-6,7-1&turn=black"}) {
    const Game game = game_of(text);
    for (const Depth depth : fix_point(reach(game).options, Play::Normal)) {
      REQUIRE(depth != kNoEnd);
    }
  }
}

TEST_CASE("misère play of Northcott's game has draws, wins and losses", "[northcott]") {
  std::set<Outcome> seen;
  for (const char* rows : {"1-2", "1-4", "2-4", "1-2,1-2", "2-3"}) {
    for (const char* turn : {"white", "black"}) {
      const Analysis analysis = analyze(game_of(
          "game=northcott&columns=4&rows=" + std::string(rows) + "&turn=" + turn + "&play=misere"));
      seen.insert(analysis.verdict.outcome);
    }
  }
  CHECK(seen.count(Outcome::Draw) == 1);
  CHECK(seen.count(Outcome::Win) == 1);
}

TEST_CASE("a board too large to search is decided by the gaps, its misère play is not",
          "[northcott]") {
  std::string rows = "1-1000000";
  for (int row = 1; row < 1000; ++row) rows += ",999996-1000000";
  const std::string text = "game=northcott&columns=1000000&rows=" + rows;
  const Analysis normal = analyze(game_of(text));
  CHECK(normal.verdict.outcome == Outcome::Win);
  CHECK(normal.moves.count == BigCount(1000));
  CHECK(analyze(game_of(text + "&play=misere")).verdict.outcome == Outcome::Undecided);
}

}  // namespace grundy
