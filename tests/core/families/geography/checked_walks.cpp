#include "core/families/geography/checked_walks.hpp"

#include <set>

#include "games/analyze.hpp"
#include "oracle/oracle.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {

std::string name_of(std::uint32_t node) { return "n" + std::to_string(node); }

std::string text_of(std::uint32_t nodes, std::uint64_t edges, const std::string& rules) {
  std::string list;
  std::string spots;
  for (std::uint32_t a = 0; a < nodes; ++a) {
    spots += (a > 0 ? "," : "") + name_of(a) + "@1.1";
    for (std::uint32_t b = a + 1; b < nodes; ++b, edges >>= 1) {
      if ((edges & 1) != 0) list += (list.empty() ? "" : ",") + name_of(a) + "-" + name_of(b);
    }
  }
  return "game=geography&edges=" + list + rules + "&at=" + spots;
}

std::uint64_t graphs_of(std::uint32_t nodes) {
  return std::uint64_t{1} << (nodes * (nodes - 1) / 2);
}

std::string path(std::size_t nodes) {
  std::string list;
  for (std::size_t i = 1; i < nodes; ++i) {
    list += (i > 1 ? ",n" : "n") + std::to_string(i) + "-n" + std::to_string(i + 1);
  }
  return list;
}

namespace {

// The position with the token at `node`: the start if it stands there, else the position after its move there. Without
// such a move, in Geography by nodes, as if the token had been put there. None if the node cannot be reached.
std::optional<Whole> come_to(const Game& game, const Whole& start, std::uint32_t node) {
  if (start[0] == node + 1) return start;
  for (WholeMove& move : moves_of(game, start)) {
    if (move.to == node) return std::move(move.after);
  }
  if (game.position.as<Geography>()->each == EachOnce::Edge || start[node + 1] == 0) return {};
  Whole there = start;
  there[0] = node + 1;
  there[node + 1] = 0;
  return there;
}

}  // namespace

void check_against_walks(const std::string& text) {
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
  REQUIRE(table.outcomes.size() == game.position.as<Geography>()->names.size());
  for (std::uint32_t node = 0; node < table.outcomes.size(); ++node) {
    CAPTURE(node);
    const auto there = come_to(game, start, node);
    if (!there) {
      CHECK(table.outcomes[node] == kNoPosition);
      continue;
    }
    REQUIRE(table.outcomes[node] == letter(oracle.won(*there)));
    CHECK(numbers[node] == static_cast<double>(oracle.grundy(*there)));
    CHECK(table.remoteness[node] == oracle.remoteness(*there));
  }
}

}  // namespace grundy
