#include "core/families/rule/decided_rule.hpp"
#include "core/families/rule/known_rules.hpp"
#include "games/analyze.hpp"

namespace grundy {
namespace {

// Rewrites a turn of the rule in the family's notation: without empty heaps, or with the cell's name.
std::string told_by_family(const std::string& turn, bool board) {
  std::string told;
  const auto parts = split_list(turn, ' ');
  for (const std::string_view move : parts) {
    const std::size_t colon = move.find(':');
    std::string target;
    if (board) {
      const auto comma = move.find(',');
      const auto x = *whole_number(move.substr(colon + 2, comma - colon - 2));
      const auto y = *whole_number(move.substr(comma + 1, move.size() - comma - 2));
      target = std::string(1, static_cast<char>('a' + x)) + std::to_string(y + 1);
    } else {
      for (const std::string_view heap : split_list(move.substr(colon + 1), '+')) {
        if (heap == "0" || heap == "none") continue;
        target += (target.empty() ? "" : "+") + std::string(heap);
      }
      if (target.empty()) target = "0";
    }
    told += (told.empty() ? "" : " ") + std::string(move.substr(0, colon + 1)) + target;
  }
  return told;
}

}  // namespace

TEST_CASE("what a family knows is what its rule tells", "[rule][families]") {
  for (const test::KnownRule& known : test::kKnownRules) {
    const test::TypedRule typed = test::typed("numbers=" + known.rule);
    CAPTURE(known.rule);
    for (const Problem& problem : typed.problems.list()) {
      UNSCOPED_INFO(problem.key << ": «" << problem.item << "», " << problem.expected.code);
    }
    REQUIRE(typed.problems.empty());
    for (const char* sum : kEveryRule) {
      for (const Play play : {Play::Normal, Play::Misere}) {
        CAPTURE(sum, play == Play::Misere);
        const std::string end = play == Play::Misere ? "&play=misere" : "";
        const Game game = game_of("game=" + known.game + "&sum=" + sum + end);
        const Analysis analysis = analyze(game);
        const test::DecidedRule decided = test::decided(typed, test::rules_of(sum, play));
        CHECK(decided.decision.verdict.outcome == analysis.verdict.outcome);
        CHECK(decided.grundy == analysis.grundy);
        if (decided.decision.verdict.remoteness && analysis.verdict.remoteness) {
          CHECK(*decided.decision.verdict.remoteness == *analysis.verdict.remoteness);
        }
        CHECK(decided.decision.count == analysis.moves.count);
        std::set<std::string> turns;
        for (const std::string& turn : decided.turns) {
          turns.insert(told_by_family(turn, known.board));
        }
        std::set<std::string> listed;
        for (const PlayedTurn& turn : analysis.moves.list) listed.insert(turn.notation);
        CHECK(turns == listed);
      }
    }
  }
}

}  // namespace grundy
